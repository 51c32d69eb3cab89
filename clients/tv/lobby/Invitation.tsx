// How to come in: the code as a picture and in letters, and the address to type.
import { type JSX, Show } from "solid-js";
import type { PartyView, WifiView } from "../../shared/wire";
import { say } from "../words";
import "./invitation.css";

/** Large, for the lobby. */
export function Invitation(props: { party: PartyView; wifi: WifiView | null }): JSX.Element {
  return (
    <section class="invitation" data-papers={props.wifi && props.party.qr ? "two" : "one"}>
      <Show when={props.party.qr} fallback={props.party.settings.hidden ? <Hidden /> : <NoNetwork />}>
        {(qr) => (
          <div class="invitation-papers">
            <Show when={props.wifi}>{(wifi) => <Wifi wifi={wifi()} />}</Show>
            <div class="invitation-paper">
              <img class="invitation-qr" src={qr()} alt={say("tv.invite.qr")} />
              <p class="invitation-scan">{props.wifi ? say("tv.wifi.play") : say("tv.invite.scan")}</p>
            </div>
          </div>
        )}
      </Show>
      <Show when={props.party.url}>
        {(url) => (
          <div class="invitation-words">
            <p class="invitation-or">{say("tv.invite.or_type")}</p>
            <p class="invitation-address">{readable(url())}</p>
            <p class="invitation-code">
              <span class="invitation-or">{say("tv.invite.code")}</span>
              <b>{props.party.code}</b>
            </p>
          </div>
        )}
      </Show>
    </section>
  );
}

/** Small, in a corner while a game runs: whoever comes late gets in. */
export function LateInvitation(props: { party: PartyView }): JSX.Element {
  return (
    <Show when={props.party.qr}>
      {(qr) => (
        <aside class="late">
          <p class="late-words">
            {say("tv.invite.late")}
            <b>{props.party.code}</b>
          </p>
          <div class="late-paper">
            <img class="late-qr" src={qr()} alt={say("tv.invite.qr")} />
          </div>
        </aside>
      )}
    </Show>
  );
}

/** How a phone gets into the home's Wi-Fi, for whoever is not in it yet. */
function Wifi(props: { wifi: WifiView }): JSX.Element {
  return (
    <div class="invitation-paper" data-wifi={props.wifi.name}>
      <img class="invitation-qr" src={props.wifi.qr} alt={say("tv.wifi.qr", { name: props.wifi.name })} />
      <p class="invitation-scan">{say("tv.wifi.join")}</p>
      <p class="invitation-wifi">{props.wifi.name}</p>
    </div>
  );
}

function Hidden(): JSX.Element {
  return (
    <div class="invitation-paper invitation-none">
      <h2>{say("tv.invite.hidden")}</h2>
      <p>{say("tv.invite.hidden_help")}</p>
    </div>
  );
}

function NoNetwork(): JSX.Element {
  return (
    <div class="invitation-paper invitation-none" role="alert">
      <h2>{say("tv.invite.no_network")}</h2>
      <p>{say("tv.invite.no_network_help")}</p>
    </div>
  );
}

/** An address as people type it: without the scheme that browsers add. */
export function readable(url: string): string {
  return url.replace(/^http:\/\//, "").replace(/\/$/, "");
}
