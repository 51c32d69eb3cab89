// The host's form as plain values: which fields show, what a number steps to, how a list changes.
import type { Field } from "../wire";

export type Options = Record<string, unknown>;

/** The value of a field: what the options say, else its default. */
export function setting(field: Field, options: Options): unknown {
  const value = options[field.name];
  return value === undefined ? field.default : value;
}

/** The fields that matter with these options: `when` names options and the values that call for the field. */
export function visible(fields: readonly Field[], options: Options): Field[] {
  return fields.filter((field) => holds(field.when ?? {}, fields, options));
}

function holds(when: Record<string, unknown>, fields: readonly Field[], options: Options): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const other = fields.find((each) => each.name === name);
    const value = other === undefined ? options[name] : setting(other, options);
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });
}

/** What a value of a field stands for with these options, if it stands for another. */
export function meaning(fields: readonly Field[], name: string, value: unknown, options: Options): unknown {
  const means = fields.find((field) => field.name === name)?.means ?? [];
  return means.find((each) => each.value === value && holds(each.when, fields, options))?.means;
}

/** The options with what each value stands for in its place. */
export function meant(fields: readonly Field[], options: Options): Options {
  const all: Options = { ...options };
  for (const { name } of fields) all[name] = meaning(fields, name, options[name], options) ?? options[name];
  return all;
}

/** Numbers that can be offered one by one: the field's own choices, or a short range. */
export function offered(field: Field): number[] | null {
  const choices = (field.choices ?? []).filter((choice): choice is number => typeof choice === "number");
  if (choices.length > 0) return choices;
  const { low, high } = bounds(field);
  return high - low < 10 ? Array.from({ length: high - low + 1 }, (_, index) => low + index) : null;
}

/** Lowest and highest value of a number, or of a list's numbers. */
export function bounds(field: Field): { low: number; high: number } {
  return { low: field.low ?? 0, high: field.high ?? 999 };
}

/** One step up or down, within the bounds. */
export function stepped(value: number, by: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value + by));
}

/** A list with one number changed, within the field's bounds. */
export function changed(list: readonly number[], at: number, by: number, field: Field): number[] {
  const { low, high } = bounds(field);
  return list.map((value, index) => (index === at ? stepped(value, by, low, high) : value));
}

/** A list with one number more: like the last one, or the lowest. */
export function longer(list: readonly number[], field: Field): number[] {
  return [...list, list[list.length - 1] ?? bounds(field).low];
}

export function shorter(list: readonly number[], at: number): number[] {
  return list.filter((_, index) => index !== at);
}

/** A list with the entry at `at` moved by one place, if there is one. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const result = [...list];
  const [taken] = result.splice(at, 1);
  if (taken === undefined || to < 0 || to >= list.length) return [...list];
  result.splice(to, 0, taken);
  return result;
}
