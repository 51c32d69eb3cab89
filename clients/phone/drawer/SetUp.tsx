// What comes next: the game, its options, the clock, the bots.
import { For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Form, type FormWords } from "../../shared/form/Form";
import { stepped } from "../../shared/form/fields";
import { Stepper } from "../../shared/form/Stepper";
import { valueWords } from "../../shared/plain/programme";
import { tidy } from "../../shared/plain/texts";
import type { GameForm, HostView, PartyView, SetUpView } from "../../shared/wire";
import { known } from "../games/games";
import { useHouse } from "../house";
import { Profile } from "../rules/Profile";
import { say } from "../words";

const LEVELS = ["easy", "normal"] as const;
const MOST_SEATS = 9;
/** Seconds a decision; 0 at the end: no limit. */
const SECONDS = [15, 20, 30, 45, 60, 90, 120, 180, 0];

export function SetUp(props: { party: PartyView; host: HostView }): JSX.Element {
  const house = useHouse();
  const next = () => props.party.next;
  const form = () => props.host.games.find((each) => each.game === next().game);
  return (
    <section class="setup">
      <Show when={props.host.games.length > 1}>
        <fieldset class="field">
          <legend>{say("drawer.game")}</legend>
          <div class="game-tiles">
            <For each={props.host.games}>
              {(each) => (
                <button
                  type="button"
                  class="chip game-tile"
                  data-game={each.game}
                  aria-pressed={each.game === next().game}
                  onClick={() => void house.order({ type: "set_up", game: each.game })}
                >
                  <strong>{known(each.game)?.words("name") ?? tidy(each.game)}</strong>
                  <span>{known(each.game)?.words("tagline")}</span>
                  <Profile game={each.game} />
                </button>
              )}
            </For>
          </div>
        </fieldset>
      </Show>
      <Show when={form()}>{(chosen) => <OptionsOf form={chosen()} next={next()} />}</Show>
      <Clock next={next()} />
      <Bots next={next()} most={form()?.seats[1] ?? MOST_SEATS} />
    </section>
  );
}

function OptionsOf(props: { form: GameForm; next: SetUpView }): JSX.Element {
  const house = useHouse();
  const page = () => known(props.form.game);
  return (
    <Form
      fields={props.form.fields}
      options={props.next.options}
      words={wordsOf(props.form.game)}
      change={(name, value) =>
        void house.order({ type: "set_up", options: { ...props.next.options, [name]: value } })
      }
      picture={(name, value) => (
        <Show when={page()?.OptionPicture}>
          {(picture) => (
            <Dynamic component={picture()} name={name} value={value} options={props.next.options} />
          )}
        </Show>
      )}
    />
  );
}

function wordsOf(game: string): FormWords {
  const find = (key: string) => known(game)?.words(key);
  return {
    field: (name) => find(`option.${name}`) ?? tidy(name),
    value: (name, value) => find(`option.${name}.${value}`) ?? valueWords(value),
    hint: (name, value) => find(`option.${name}.${value}.hint`) ?? find(`option.${name}.hint`),
    less: say("form.less"),
    more: say("form.more"),
    on: say("form.on"),
    off: say("form.off"),
    add: say("form.add"),
    remove: say("form.remove"),
  };
}

function Clock(props: { next: SetUpView }): JSX.Element {
  const house = useHouse();
  const words = (seconds: number) =>
    seconds === 0 ? say("drawer.no_clock") : say("drawer.seconds", { count: seconds });
  return (
    <fieldset class="field" data-field="seconds">
      <legend>{say("drawer.clock")}</legend>
      <div class="chips">
        <For each={SECONDS}>
          {(seconds) => (
            <button
              type="button"
              class="chip"
              data-value={seconds}
              aria-pressed={seconds === props.next.seconds}
              onClick={() => void house.order({ type: "set_up", seconds })}
            >
              {words(seconds)}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

function Bots(props: { next: SetUpView; most: number }): JSX.Element {
  const house = useHouse();
  const fill = () => props.next.fill_to;
  return (
    <>
      <fieldset class="field" data-field="fill_to">
        <legend>{say("drawer.fill")}</legend>
        <Stepper
          label={say("drawer.fill")}
          shown={fill() === 0 ? say("drawer.no_bots") : String(fill())}
          less={say("form.less")}
          more={say("form.more")}
          atLeast={fill() <= 0}
          atMost={fill() >= props.most}
          step={(by) =>
            void house.order({
              type: "set_up",
              fill_to: stepped(Math.max(fill(), by < 0 ? 0 : 1), by, 0, props.most),
            })
          }
        />
        <p class="field-hint">{say("drawer.fill_hint", { count: props.next.bots })}</p>
      </fieldset>
      <fieldset class="field" data-field="level">
        <legend>{say("drawer.level")}</legend>
        <div class="chips">
          <For each={LEVELS}>
            {(level) => (
              <button
                type="button"
                class="chip"
                data-value={level}
                aria-pressed={level === props.next.level}
                onClick={() => void house.order({ type: "set_up", level })}
              >
                {say(`drawer.level_${level}`)}
              </button>
            )}
          </For>
        </div>
      </fieldset>
    </>
  );
}
