// The twenty-four symbols a person can be known by, in the order of the wire.
export const SYMBOLS = [
  "fox",
  "owl",
  "bear",
  "frog",
  "penguin",
  "octopus",
  "bee",
  "hedgehog",
  "cat",
  "dog",
  "lion",
  "panda",
  "unicorn",
  "turtle",
  "ladybird",
  "whale",
  "cactus",
  "mushroom",
  "sunflower",
  "strawberry",
  "pretzel",
  "doughnut",
  "rocket",
  "guitar",
] as const;

/** The colours, by the names of their words; `--person-0` and so on. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "turquoise",
  "sky",
  "blue",
  "violet",
  "magenta",
  "pink",
  "brown",
] as const;

const PICTURES = import.meta.glob<string>("./symbols/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a symbol's picture. */
export function picture(symbol: number): string {
  const name = SYMBOLS[symbol % SYMBOLS.length];
  return PICTURES[`./symbols/${name}.svg`] ?? "";
}
