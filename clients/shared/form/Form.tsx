// Any game's form for the host, made from the fields that the house names: chips, steppers, no form to be seen.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import type { Field } from "../wire";
import { bounds, changed, longer, type Options, offered, shorter, stepped, setting, visible } from "./fields";
import { Stepper } from "./Stepper";
import "./form.css";

export interface FormWords {
  /** The field's name, or the name of one of its values; the key itself when nobody wrote words. */
  field(name: string): string;
  value(name: string, value: unknown): string;
  /** One more sentence under the field, if there is one. */
  hint(name: string, value: unknown): string | undefined;
  less: string;
  more: string;
  on: string;
  off: string;
  add: string;
  remove: string;
}

export interface FormProps {
  fields: readonly Field[];
  options: Options;
  words: FormWords;
  change: (name: string, value: unknown) => void;
  picture?: (name: string, value: unknown) => JSX.Element;
}

export function Form(props: FormProps): JSX.Element {
  return (
    <For each={visible(props.fields, props.options)}>
      {(field) => (
        <fieldset class="field" data-field={field.name}>
          <legend>{props.words.field(field.name)}</legend>
          <Control {...props} field={field} value={setting(field, props.options)} />
          <Show when={props.words.hint(field.name, setting(field, props.options))}>
            {(hint) => <p class="field-hint">{hint()}</p>}
          </Show>
        </fieldset>
      )}
    </For>
  );
}

type ControlProps = FormProps & { field: Field; value: unknown };

function Control(props: ControlProps): JSX.Element {
  const many = () => (props.field.kind === "number" ? offered(props.field) : null);
  return (
    <Switch>
      <Match when={props.field.kind === "choice"}>
        <Chips {...props} values={props.field.choices ?? []} />
      </Match>
      <Match when={props.field.kind === "switch"}>
        <Chips {...props} values={[false, true]} />
      </Match>
      <Match when={many()}>{(values) => <Chips {...props} values={values()} />}</Match>
      <Match when={props.field.kind === "number"}>
        <Count {...props} />
      </Match>
      <Match when={props.field.kind === "numbers"}>
        <List {...props} />
      </Match>
    </Switch>
  );
}

function Chips(props: ControlProps & { values: readonly unknown[] }): JSX.Element {
  const name = (value: unknown): string =>
    typeof value === "boolean"
      ? value
        ? props.words.on
        : props.words.off
      : props.words.value(props.field.name, value);
  return (
    <div class="chips">
      <For each={props.values}>
        {(value) => (
          <button
            type="button"
            class="chip"
            data-value={String(value)}
            aria-pressed={props.value === value}
            onClick={() => props.change(props.field.name, value)}
          >
            {props.picture?.(props.field.name, value)}
            <span>{name(value)}</span>
          </button>
        )}
      </For>
    </div>
  );
}

function Count(props: ControlProps): JSX.Element {
  const value = () => Number(props.value);
  const limits = () => bounds(props.field);
  const by = () => (limits().high - limits().low > 200 ? 10 : 1);
  return (
    <Stepper
      label={props.words.field(props.field.name)}
      shown={props.words.value(props.field.name, value())}
      less={props.words.less}
      more={props.words.more}
      atLeast={value() <= limits().low}
      atMost={value() >= limits().high}
      step={(sign) =>
        props.change(props.field.name, stepped(value(), sign * by(), limits().low, limits().high))
      }
    />
  );
}

function List(props: ControlProps): JSX.Element {
  const list = () => (Array.isArray(props.value) ? (props.value as number[]) : []);
  const change = (next: number[]) => props.change(props.field.name, next);
  return (
    <div class="field-list">
      {props.picture?.(props.field.name, list())}
      <ol>
        <For each={list()}>
          {(value, index) => (
            <li class="field-entry">
              <Stepper
                label={`${props.words.field(props.field.name)} ${index() + 1}`}
                shown={String(value)}
                less={props.words.less}
                more={props.words.more}
                atLeast={value <= bounds(props.field).low}
                atMost={value >= bounds(props.field).high}
                step={(sign) => change(changed(list(), index(), sign, props.field))}
              />
              <button
                type="button"
                class="stepper-button"
                aria-label={`${props.words.remove} ${index() + 1}`}
                onClick={() => change(shorter(list(), index()))}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </button>
            </li>
          )}
        </For>
      </ol>
      <button type="button" class="chip" onClick={() => change(longer(list(), props.field))}>
        {props.words.add}
      </button>
    </div>
  );
}
