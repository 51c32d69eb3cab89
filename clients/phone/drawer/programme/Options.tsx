// A game's own options, as its form offers them.
import { type JSX, Show } from "solid-js";
import { Form, type FormWords } from "../../../shared/form/Form";
import { meaning, meant, setting } from "../../../shared/form/fields";
import type { Values } from "../../../shared/language";
import { valueWords } from "../../../shared/plain/programme";
import { tidy } from "../../../shared/plain/texts";
import type { GameForm } from "../../../shared/wire";
import { known } from "../../games/games";
import { say } from "../words";

export type Chosen = Record<string, unknown>;

/** What holds for a game: what was chosen, else what the game has of itself. */
export function completed(form: GameForm, options: Chosen): Chosen {
  const all: Chosen = {};
  for (const field of form.fields) all[field.name] = setting(field, options);
  return { ...options, ...all };
}

/** What will be played with these options, in one line; undefined before the game's own part is there. */
export function inWords(form: GameForm, options: Chosen): string | undefined {
  return known(form.game)?.programme(meant(form.fields, completed(form, options)));
}

export function Options(props: {
  form: GameForm;
  options: Chosen;
  change: (options: Chosen) => void;
}): JSX.Element {
  const page = () => known(props.form.game);
  return (
    <Form
      fields={props.form.fields}
      options={props.options}
      words={wordsOf(props.form, () => props.options)}
      change={(name, value) => props.change({ ...props.options, [name]: value })}
      picture={(name, value) => (
        <Show when={page()?.OptionPicture} keyed>
          {(Picture) => <Picture name={name} value={value} options={props.options} />}
        </Show>
      )}
    />
  );
}

function wordsOf({ game, fields }: GameForm, options: () => Chosen): FormWords {
  const find = (key: string, values?: Values) => known(game)?.words(key, values);
  return {
    field: (name) => find(`option.${name}`) ?? tidy(name),
    value: (name, value) => {
      const means = meaning(fields, name, value, options()) ?? value;
      const values = typeof means === "number" ? { means } : {};
      return find(`option.${name}.${value}`, values) ?? valueWords(means);
    },
    hint: (name, value) => find(`option.${name}.${value}.hint`) ?? find(`option.${name}.hint`),
    less: say("form.less"),
    more: say("form.more"),
    on: say("form.on"),
    off: say("form.off"),
    add: say("form.add"),
    remove: say("form.remove"),
  };
}
