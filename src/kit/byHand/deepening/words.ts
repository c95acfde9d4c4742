import { inPlies, sentenceCase } from "../../narration/words.ts";

/* What is said to an act that the search does not do here: what it overlooks, and not what is right. */

export const another = "The search does something else here.";
export const onItsWay = (depth: number): string =>
  `The search of ${inPlies(depth)} is on its way: it has not come back to the root yet.`;
export const timeIsUp = "The time is up. Nothing more is searched: a move has to be played.";
export const begin = "No search is on its way: the next one begins at the root, to a depth of its own.";
export const nothingYet =
  "Nothing has been searched yet. The first iteration is always finished, so that there is a move to play.";
export const stillEstimated = (depth: number, most: number): string =>
  `The value after ${inPlies(depth)} rests on estimates, and the time is not up: up to ${inPlies(most)} are allowed.`;
export const wasDone = (depth: number): string =>
  depth === 0
    ? "So deep the root itself would be estimated, and there would be no move."
    : `A search of ${inPlies(depth)} has come to its end already.`;
export const plyByPly = (before: number): string =>
  before === 0
    ? "Nothing has been searched yet: begin with the shallowest search that has a move to play."
    : `The last search looked ${inPlies(before)} ahead. Each looks one ply deeper than the one before.`;
export const deepEnough = (depth: number): string =>
  `No search here looks further than ${inPlies(depth)}, and that one has come to its end.`;
export const nothingEstimated =
  "No value of the last iteration rests on an estimate: every game was over before the depth was. Looking deeper would find the same.";
export const isOver = (iterated: boolean): string =>
  iterated
    ? "Nothing is being searched any more. Which move is played?"
    : "The search is over. Which move does it play?";
export const noMove = (name: string): string =>
  `${sentenceCase(name)} is no move that can be played now: those are the children of the root.`;
export const unfinished = (name: string, tried: number, all: number): string =>
  `${sentenceCase(name)} is the best of the ${tried === 1 ? "one move" : `${tried} moves`} that the unfinished iteration has searched, of ${all}. It has not compared them all: what it has found is thrown away.`;
export const lastWhole = (name: string): string =>
  `${sentenceCase(name)} is not what the last iteration that came to its end has found.`;
export const atSight = (name: string): string =>
  `${sentenceCase(name)} looks best without any search. What have the moves returned?`;
export const level = (name: string): string =>
  `${sentenceCase(name)} only draws level with a move that was there before: of equals the first is kept.`;
export const notBest = (name: string, value: string): string =>
  `${sentenceCase(name)} has returned ${value}, and another move has done better for MAX.`;

export const endIsKnown = (name: string): string =>
  `At ${name} the game is over. What it is worth is known, and not estimated.`;
export const gameOver = (name: string): string => `At ${name} the game is over: no move is left to look at.`;
export const goesOn = (name: string): string =>
  `At ${name} the game goes on: there are moves below it, and its true value is not known.`;
export const atDepth = (name: string, depth: number): string =>
  `The search looks ${inPlies(depth)} ahead, and ${name} stands ${inPlies(depth)} below the root. What lies below it is out of sight.`;
export const notDeepYet = (name: string, ply: number, depth: number): string =>
  `${sentenceCase(name)} stands ${inPlies(ply)} below the root, and the search looks ${inPlies(depth)} ahead. So soon it does not stop.`;
export const nothingBelow = (name: string): string =>
  `Nothing has been returned to ${name} yet. Is the game over there, does the search stop, or does it go on?`;
export const fromChildren = (name: string): string =>
  `The search has gone on at ${name}: what it returns comes from its moves, and its own estimate counts no more.`;
export const ownEstimate = (given: string, name: string): string =>
  `${given} is how ${name} itself is estimated. The search has looked further: what have its moves returned?`;

export const windowAnew =
  "The search begins anew, and nothing is known for certain of the greater depth: what an iteration has found is no bound for the next.";
export const lineFirst = (where: string): string =>
  `The line of the iteration before goes through ${where}. At such a node the move of the line is tried first.`;
export const offLine = (where: string, name: string): string =>
  `The line of the iteration before does not go through ${where}: so its moves are tried from left to right, and it is not the turn of ${name}.`;
export const backToTheLeft = (where: string, name: string): string =>
  `The move of the line was tried first at ${where}. All others follow from left to right, and it is not the turn of ${name}.`;
