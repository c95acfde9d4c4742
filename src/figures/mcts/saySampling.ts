import { formatValue } from "../../drawing/formatValue.ts";
import { opponent } from "../../engine/game.ts";
import type { SampleEvent } from "../../trace/index.ts";
import { markedWords, type Words } from "../stepper/words.ts";
import { iterationNumber, iterationStart } from "./iterationAt.ts";
import { twoPlaces } from "./mctsFacts.ts";
import { chooserAt, moveTallies } from "./moveTallies.ts";
import type { SamplingRun } from "./samplingRun.ts";
import { outcomeWords, sampledName, sideWord } from "./sideWords.ts";
import { worthOf } from "./worthOf.ts";

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** What just happened at a step, said in a sentence or two. */
export const saySampling = (run: SamplingRun, step: number): Words[] => markedWords(sentence(run, step));

function sentence(run: SamplingRun, step: number): string {
  const { trace } = run;
  if (step === 0) {
    const side = sideWord(run, chooserAt(run, 0));
    return `Nothing has been tried yet. *${side}* is to move at the root.`;
  }
  const event = trace.event(step);
  const iteration = `Iteration ${iterationNumber(run, step).toLocaleString("en")}`;
  switch (event.phase) {
    case "select":
      return `${iteration}, select: ${selecting(run, event, step)}`;
    case "expand":
      return `${iteration}, expand: ${expanding(run, event.node, step)}`;
    case "rollout":
      return `${iteration}, simulate: ${playingOut(run, event)}`;
    case "backup":
      return `${iteration}, back up: ${backingUp(run, event, step)}`;
  }
}

type Event<Phase> = Extract<SampleEvent<unknown>, { phase: Phase }>;

function selecting(run: SamplingRun, { node, exploit, explore }: Event<"select">, step: number): string {
  const { trace } = run;
  const name = sampledName(run, node);
  const sum = `${twoPlaces(exploit)} + ${twoPlaces(explore)} = *${twoPlaces(exploit + explore)}*`;
  const others = moveTallies(run, trace.parent[node], step).filter((tally) => tally.node !== node);
  const second = others.sort((one, other) => other.bound - one.bound)[0];
  const ahead = second ? `, ${besides(run, second.node, second.bound, exploit + explore)}` : "";
  const next = trace.phase(step + 1);
  const then =
    next === "select"
      ? "The walk goes on below it."
      : next === "expand"
        ? "It has a move that was never tried, so the walk ends here."
        : "The game is over there, so the walk ends.";
  return `*${name}* has the highest bound, ${sum}${ahead}. ${then}`;
}

function besides(run: SamplingRun, node: number, bound: number, greatest: number): string {
  const name = sampledName(run, node);
  if (twoPlaces(bound) === twoPlaces(greatest)) return `level with ${name}, which is not the first`;
  return `before ${name} with ${twoPlaces(bound)}`;
}

function expanding(run: SamplingRun, node: number, step: number): string {
  const { trace, game } = run;
  const above = trace.parent[node];
  const moves = trace.movesTo(above).reduce<unknown>((at, move) => game.play(at, move), run.position);
  const untried = game.moves(moves).length - trace.children(above, step - 1).length;
  const lot =
    untried === 1 ? "the last move here without a child" : `by lot, one of ${untried} untried moves`;
  return `*${sampledName(run, node)}* gets a place in the tree: ${lot}.`;
}

function playingOut(run: SamplingRun, { moves, outcome }: Event<"rollout">): string {
  const [forMax, forMin] = worthOf(run, outcome);
  const max = sideWord(run, "max");
  const worth = `worth *${twoPlaces(forMax)}* to ${max} and ${twoPlaces(forMin)} to ${sideWord(run, "min")}`;
  const end =
    run.tree === undefined
      ? `*${outcomeWords(run, outcome)}*, ${worth}`
      : `the leaf *${formatValue(outcome)}*, ${worth}`;
  if (moves.length === 0) return `the game is over here: ${end}.`;
  const how = run.view.rollout === "order" ? "mostly by the game’s own order" : "by lot";
  return `${plural(moves.length, "move")} more, ${how}, and the game is over: ${end}.`;
}

function backingUp(run: SamplingRun, { node, visits, mean }: Event<"backup">, step: number): string {
  const side = sideWord(run, chooserAt(run, node));
  if (node !== 0) {
    const mover = sideWord(run, opponent(chooserAt(run, node)));
    const earned = twoPlaces(earnedAt(run, node, step));
    return `${mover} chose to come to *${sampledName(run, node)}*, so it counts what ${mover} earns: *${earned}*. ${capital(plural(visits, "visit"))}, mean ${twoPlaces(mean)}.`;
  }
  const tallies = moveTallies(run, 0, step);
  const most = tallies.reduce((one, other) => (other.visits > one.visits ? other : one));
  const at = `${plural(most.visits, "visit")} of ${visits.toLocaleString("en")}`;
  const rest = tallies.some((tally) => tally !== most && tally.visits === most.visits)
    ? "No move is ahead of all others yet."
    : `*${sampledName(run, most.node)}* leads with ${at}, mean ${twoPlaces(most.mean)} for ${side}.`;
  return `the root has been told, and the iteration is over. ${rest}`;
}

const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

/** What a node was credited by the backup at this step. */
export function earnedAt(run: SamplingRun, node: number, step: number): number {
  const { trace } = run;
  const before = iterationStart(run, step);
  const [visits, past] = [trace.visits(node, step), trace.visits(node, before)];
  const sum = (count: number, mean: number) => (count === 0 ? 0 : count * mean);
  const earned = sum(visits, trace.mean(node, step)) - sum(past, trace.mean(node, before));
  return Number(earned.toFixed(6)) + 0;
}
