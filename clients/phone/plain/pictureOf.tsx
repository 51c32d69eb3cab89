// How the rules show a card of a game that brought no pictures.
import type { Component } from "solid-js";
import { PlainCard } from "../../shared/plain/PlainCard";
import type { GameWords } from "../../shared/plain/texts";

export function pictureOf(words: GameWords): Component<{ card: string }> {
  return (props) => <PlainCard card={props.card} words={words} />;
}
