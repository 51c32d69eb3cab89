// Was the deal changed? What this phone can prove about it, and what it cannot.
import { createResource, type JSX, Match, Show, Switch } from "solid-js";
import type { GameView } from "../../shared/wire";
import { type House, useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { Paper } from "../paper/Paper";
import { reasonWords } from "../reasons";
import { gameName } from "./Games";
import { noted } from "./noted";
import { type Hash, type Proof, prove } from "./proof";
import { say } from "../../shared/lookback/words";

export function Deals(props: { game: GameView; close: () => void }): JSX.Element {
  const house = useHouse();
  const [outcome] = createResource(() => reckon(house, props.game.number));
  const proof = (): Proof | undefined => {
    const found = outcome();
    return typeof found === "object" ? found : undefined;
  };
  const words = (): string => {
    const found = outcome();
    return typeof found === "string" ? found : "";
  };
  return (
    <Paper title={say("check.title")} view="deals" close={props.close}>
      <p class="quiet">{gameName(props.game, house.line.view.now?.party)}</p>
      <Switch fallback={<p>{say("coming")}</p>}>
        <Match when={words()}>{(why) => <p data-proof="none">{why()}</p>}</Match>
        <Match when={proof()?.sealed === 0}>
          <p data-proof="nothing">{say("check.none")}</p>
        </Match>
        <Match when={proof()}>{(found) => <Proved proof={found()} />}</Match>
      </Switch>
    </Paper>
  );
}

function Proved(props: { proof: Proof }): JSX.Element {
  return (
    <>
      <Verdict proof={props.proof} />
      <Show when={props.proof.changed === 0}>
        <p>{notedWords(props.proof)}</p>
      </Show>
      <Show when={props.proof.open > 0}>
        <p>{say("check.open", { count: props.proof.open })}</p>
      </Show>
      <p class="quiet">{say("check.how")}</p>
      <Show when={props.proof.changed === 0}>
        <h3>{say("check.not_title")}</h3>
        <ul class="deals-not">
          <li>{say("check.not_random")}</li>
          <li>{say("check.not_seen")}</li>
          <li>{say("check.not_server")}</li>
        </ul>
      </Show>
    </>
  );
}

function Verdict(props: { proof: Proof }): JSX.Element {
  const verdict = () => {
    if (props.proof.changed > 0) return "changed";
    return props.proof.noted > 0 ? "kept" : "no_proof";
  };
  const words = () => {
    if (verdict() === "changed") return say("check.changed", { count: props.proof.changed });
    return verdict() === "kept" ? say("check.kept", { count: props.proof.noted }) : say("check.no_proof");
  };
  return (
    <p class="deals-verdict" data-proof={verdict()} role="status">
      <Show when={verdict() !== "no_proof"}>
        <Icon name={verdict() === "kept" ? "check" : "close"} />
      </Show>
      <strong>{words()}</strong>
    </p>
  );
}

function notedWords({ noted, sealed }: Proof): string {
  if (noted === 0) return say("check.noted_none");
  if (noted === sealed) return say("check.noted_all", { count: sealed });
  return say("check.noted_some", { noted, count: sealed });
}

/** The proof, or why there is none, in words. */
async function reckon(house: House, game: number): Promise<Proof | string> {
  const hash = await sha256();
  if (hash === null) return say("check.fails");
  const seals = await house.line.ask("unseal", { game });
  const record = await house.line.ask("export", { game });
  for (const answer of [seals, record]) {
    if (answer.type === "refused") return reasonWords(answer.reason, house.line.view.now);
  }
  if (seals.type !== "seals" || record.type !== "record") return say("lost");
  return prove(seals.seals, record.text, noted(house.code, game), hash);
}

/** On plain HTTP a browser does no hashing of its own. Null: it did not come, or this browser cannot run it. */
async function sha256(): Promise<Hash | null> {
  try {
    const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
      import("@noble/hashes/sha2.js"),
      import("@noble/hashes/utils.js"),
    ]);
    return (text) => bytesToHex(sha256(utf8ToBytes(text)));
  } catch {
    return null;
  }
}
