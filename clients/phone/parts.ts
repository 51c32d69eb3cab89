// The phone's pages and layers whose code comes when they are shown, or in a calm moment before.
import { Waiting } from "./join/Waiting";
import { later } from "./later";

export const Away = later(() => import("./away/Away").then((part) => part.Away), Waiting);
export const Ceremony = later(() => import("./ranking/Ceremony").then((part) => part.Ceremony), Waiting);
export const Drawer = later(() => import("./drawer/Drawer").then((part) => part.Drawer));
export const Games = later(() => import("./lookback/Games").then((part) => part.Games));
export const Lobby = later(() => import("./lobby/Lobby").then((part) => part.Lobby), Waiting);
export const MyCard = later(() => import("./lobby/MyCard").then((part) => part.MyCard));
export const ReactionSign = later(() =>
  import("../shared/reactions/ReactionSign").then((part) => part.ReactionSign),
);
export const Results = later(() => import("./results/Results").then((part) => part.Results), Waiting);
export const Rules = later(() => import("./rules/Rules").then((part) => part.Rules));
export const ScoreSheet = later(() => import("./sheet/ScoreSheet").then((part) => part.ScoreSheet));
