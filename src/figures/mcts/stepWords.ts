import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { countWords, markedWords, type Words } from "../../kit/narration/words.ts";
import type { SampleEvent } from "../../trace/index.ts";
import { drawsHere } from "./lateDraws.ts";
import {
  chooserAt,
  creditedSide,
  earnedAt,
  type MoveTally,
  moveTallies,
  positionAt,
  standingAt,
  turnAt,
  twoPlaces,
  worthOf,
} from "./moveTallies.ts";
import { outcomeWords, sampledName, sideWord } from "./nameWords.ts";
import { iterationNumber, type SamplingRun } from "./samplingRun.ts";

/** What just happened at a step, said in a sentence or two. */
export const saySampling = (run: SamplingRun, step: number): Words[] => markedWords(sentence(run, step));

function sentence(run: SamplingRun, step: number): string {
  const { trace } = run;
  const drawn = run.chance && drawsHere()!.words.sentence(run, step);
  if (drawn) return drawn;
  if (step === 0) {
    const side = sideWord(run, chooserAt(run, 0));
    return `Nothing has been tried yet. *${side}* is to move at the root.`;
  }
  const event = trace.event(step);
  const iteration = `Iteration ${formatCount(iterationNumber(run, step))}`;
  switch (event.phase) {
    case "select":
      return `${iteration}, select: ${selecting(run, event, step)}`;
    case "draw":
      // Said above.
      return "";
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
  const [mean, bonus, bound] = sumTexts(exploit, explore, 2);
  const tallies = moveTallies(run, trace.parent[node], step);
  const then = thereafter(run, node, step);
  return `*${sampledName(run, node)}* has the highest bound, ${mean} + ${bonus} = *${bound}*${besides(run, tallies, node)}. ${then}`;
}

/** How the walk goes on from the node to which it has come. */
export function thereafter(run: SamplingRun, node: number, step: number): string {
  if (turnAt(run, node) === "chance") return drawsHere()!.words.drawsNext;
  const next = run.trace.phase(step + 1);
  if (next === "select") return "The walk goes on below it.";
  return next === "expand"
    ? "It has a move that was never tried, so the walk ends here."
    : "The game is over there, so the walk ends.";
}

/** How far the others are behind the one that was chosen; of equals, the rule that decides. */
function besides(run: SamplingRun, tallies: readonly MoveTally[], chosen: number): string {
  const greatest = tallies.find(({ node }) => node === chosen)!.bound;
  const others = tallies.filter(({ node }) => node !== chosen);
  if (others.length === 0) return "";
  const names = (level: readonly MoveTally[]) =>
    inWords.format(level.map(({ node }) => sampledName(run, node)));
  const level = others.filter(({ bound }) => bound === greatest);
  if (level.length > 3)
    return `, level with ${level.length} others: of equals the one that was tried first is taken`;
  if (level.length > 0)
    return `, level with ${names(level)}: of equals the one that was tried first is taken`;
  const second = others.reduce((one, other) => (other.bound > one.bound ? other : one));
  const isNear = twoPlaces(second.bound) === twoPlaces(greatest);
  return `, before ${names([second])} ${isNear ? "by less than a hundredth" : `with ${twoPlaces(second.bound)}`}`;
}

const inWords = new Intl.ListFormat("en-GB");

function expanding(run: SamplingRun, node: number, step: number): string {
  const { trace, game } = run;
  const above = trace.parent[node];
  const untried = game.moves(positionAt(run, above)).length - trace.children(above, step - 1).length;
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
  return `${countWords(moves.length, "move")} more, ${how}, and the game is over: ${end}.`;
}

function backingUp(run: SamplingRun, { node, visits, mean }: Event<"backup">, step: number): string {
  if (node === 0) return `the root has been told, and the iteration is over. ${rootWords(run, step)}`;
  const mover = chooserAt(run, run.trace.parent[node]);
  const credited = creditedSide(run, node);
  const [came, counts] = [mover, credited].map((side) => sideWord(run, side));
  const name = `*${sampledName(run, node)}*`;
  const earned = `*${twoPlaces(earnedAt(run, node, step))}*`;
  const why = run.view.sampler === "creditedToRoot" ? "who is to move at the root" : "who is to move there";
  const told =
    mover === credited
      ? `${came} chose to come to ${name}, so it counts what ${came} earns: ${earned}`
      : `${name} counts what ${counts} earns, ${why}: ${earned}, though ${came} chose to come`;
  return `${told}. ${countWords(visits, "visit")}, mean ${twoPlaces(mean)}.`;
}

/** How the moves of the root stand once an iteration is over. */
function rootWords(run: SamplingRun, step: number): string {
  const { leader, played, proved } = standingAt(run, step);
  const isEnd = step === run.trace.length;
  const total = formatCount(run.trace.visits(0, step));
  const name = (node: number) => `*${sampledName(run, node)}*`;
  const visitsOf = (node: number) => `${countWords(run.trace.visits(node, step), "visit")} of ${total}`;
  if (proved && played !== undefined) {
    const more =
      leader !== undefined && leader !== played
        ? `, though ${name(leader)} has more visits, ${visitsOf(leader)}`
        : "";
    return `The root is *proved*: it is worth *${formatValue(proved.value)}*. ${capital(name(played))} is played${more}.${isEnd ? " So the search ends." : ""}`;
  }
  if (leader === undefined || played === undefined) {
    if (!isEnd || played === undefined) return "No move is ahead of all others yet.";
    return `No move is ahead of all others. ${capital(name(played))} is played: of equals the one that was tried first.`;
  }
  const mean = `mean ${twoPlaces(run.trace.mean(leader, step))} for ${sideWord(run, creditedSide(run, leader))}`;
  const leads = `${capital(name(leader))} leads with ${visitsOf(leader)}, ${mean}.`;
  return played === leader
    ? leads
    : `${leads} But it is proved to be no better than ${name(played)}, which would be played.`;
}

/** Its first letter large, behind a mark of emphasis too. */
const capital = (text: string) => text.replace(/^\*?./, (first) => first.toUpperCase());

/** By which rule nodes are credited, as a sentence. */
export function creditRule(run: SamplingRun): string {
  if (run.chance) return drawsHere()!.words.rule;
  const root = sideWord(run, chooserAt(run, 0));
  if (run.view.sampler === "creditedToRoot")
    return `The mistake: each node counts what ${root} earns, who is to move at the root, whoever chose to come there.`;
  if (run.view.sampler === "creditedToSideToMove")
    return "The mistake: each node counts what the side earns that is to move there, though the other one chose to come.";
  return "Each node counts what the side earns that chose to come there. The root counts for the side to move.";
}

/** For whom the means are that stand below the nodes, in a few words. */
export function meanFor(run: SamplingRun): string {
  if (run.view.sampler === "creditedToRoot") return `the mean for ${sideWord(run, chooserAt(run, 0))}`;
  if (run.view.sampler === "creditedToSideToMove") return "the mean for who is to move there";
  return "the mean for who moved there";
}
