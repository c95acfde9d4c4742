import { titleInSentence } from "../../listing/words.ts";
import { isProcedure, type PracticeName, type ProcedureName } from "./practiceNames.ts";

/* What stands there before anybody begins: apart, so that a page that only offers it stays light. */

export const procedureTitles: Readonly<Record<ProcedureName, string>> = {
  depthLimited: "Depth-limited search",
  iterativeDeepening: "Iterative deepening",
  proofNumber: "Proof-number search",
  uct: "UCT",
  ucb1: "UCB1",
  regretMatching: "Regret matching",
  behaviourTree: "Behaviour tree",
  pimc: "PIMC",
};
const onWhat: Readonly<Record<ProcedureName, string>> = {
  depthLimited: "on a tree that nobody has searched before",
  iterativeDeepening: "on a tree that nobody has searched before",
  proofNumber: "on a tree in which nobody has proved anything before",
  uct: "on a tree that nobody has sampled before",
  ucb1: "with arms that nobody has pulled before",
  regretMatching: "in a match that nobody has played before",
  behaviourTree: "for a guard that nobody has met before",
  pimc: "on worlds that nobody has searched before",
};

/** What is practised, inside a sentence. */
export const called = (name: PracticeName): string => {
  if (!isProcedure(name)) return titleInSentence(name);
  if (name === "behaviourTree") return "a behaviour tree";
  if (name === "depthLimited") return "a depth-limited search";
  if (name === "iterativeDeepening") return "iterative deepening";
  if (name === "proofNumber") return "proof-number search";
  return name === "regretMatching" ? "regret matching" : procedureTitles[name];
};

export const label = (name: PracticeName): string => `Be ${called(name)}`;
export const begin = (name: PracticeName): string =>
  `Carry ${called(name)} out yourself, act by act, ${isProcedure(name) ? onWhat[name] : "on a tree that nobody has searched before"}.`;
export const start = "Be the search";
