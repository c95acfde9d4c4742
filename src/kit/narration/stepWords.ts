import { formatCount, formatInterval, sayValue } from "../../drawing/formatValue.ts";
import { opponent, type Side } from "../../engine/game.ts";
import type { OrderingPartName } from "../../engine/index.ts";
import type { Owner, TraceEvent } from "../../trace/index.ts";
import { algorithms, isMistake } from "../run/algorithms.ts";
import { returnedAt } from "../run/returnedAt.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "../tree/nodeNames.ts";
import { leaveWords, worthWords } from "./leaveWords.ts";
import { believing, replacing, verdictWords } from "./mistakeWords.ts";
import { leavesRead, neverTried } from "./stepFacts.ts";
import { probeWords, storeWords } from "./tableWords.ts";
import { countWords, markedWords, type Words } from "./words.ts";

const upper = (side: Side) => side.toUpperCase();

/** What just happened at a step, said in a sentence or two. */
export function narrate(run: Run, step: number): Words[] {
  return markedWords(run.chance ? run.chance.part.sentence(run, step) : sentence(run, step));
}

function sentence(run: Run, step: number): string {
  const { trace } = run;
  if (step <= 0) return `Nothing has been read yet. ${upper(trace.side(0))} is to move at the root.`;
  const event = trace.event(step);
  switch (event.kind) {
    case "enter":
      return entering(run, event, step);
    case "improve":
      return improving(run, event.node, event.child, event.value, step);
    case "cutoff":
      return cutting(run, event.node, event.skipped.length, step);
    case "leave":
      return step === trace.length ? endWords(run) : leaveWords(run, event, step);
    case "research":
      return event.child === 0 ? testingAgain(event.beta) : searchingAgain(run, event.child, step);
    case "probe":
      return probeWords(run, event, step);
    case "store":
      return storeWords(run, tracedName(run, event.node), event.value, event.bound, step);
    case "order":
      return orderWords(event.moves.length, event.placedBy[0]);
    case "iteration":
      return `Now the search looks *${event.depth}* ${event.depth === 1 ? "ply" : "plies"} deep.`;
  }
}

type Enter = Extract<TraceEvent<unknown>, { kind: "enter" }>;

function entering(run: Run, { node: id, alpha, beta }: Enter, step: number): string {
  const { trace } = run;
  const { prunes, tests } = algorithms[run.setup.algorithm];
  const side = upper(trace.side(id));
  const isTest = tests && beta - alpha === 1;
  const asked = `worth *${sayValue(beta)}* or more`;
  if (id === 0) {
    const begins = `${isTest ? "A test" : "The search"} begins at the root, where *${side}* is to move.`;
    return isTest ? `${begins} It asks whether the root is ${asked}.` : begins;
  }
  const isAgain = trace.event(step - 1).kind === "research";
  const mover = upper(opponent(trace.side(id)));
  const visits = tests ? trace.node(id, step).visits : 1;
  const tries = isAgain
    ? `${mover} searches *${tracedName(run, id)}* again`
    : `${visitWords(visits)}${mover} tries *${tracedName(run, id)}*`;
  const next = step < trace.length ? trace.event(step + 1) : undefined;
  if (next?.kind === "leave" && next.from === "outcome") return `${tries}, a leaf.`;
  if (next?.kind === "leave" && next.from === "evaluation") return `${tries}, as far as this search looks.`;
  if (alpha >= beta) return `${tries}, in a window that no value can lie in. Now ${side} chooses.`;
  const window = windowWords(alpha, beta);
  if (!prunes || window === "") return `${tries}. Now ${side} chooses.`;
  if (isTest) return `${tries}, only to test whether it is ${asked}. Now ${side} chooses.`;
  return `${tries}. Now ${side} chooses, and only a value ${window} can still matter.`;
}

/** Which visit of a node this is, where a search has come back to it. */
function visitWords(visits: number): string {
  if (visits < 2) return "";
  const count = ["second", "third", "fourth", "fifth", "sixth", "seventh"][visits - 2];
  return count === undefined ? "Once more " : `For the ${count} time `;
}

function windowWords(alpha: number, beta: number): string {
  if (alpha === -Infinity && beta === Infinity) return "";
  if (beta === Infinity) return `above *${sayValue(alpha)}*`;
  if (alpha === -Infinity) return `below *${sayValue(beta)}*`;
  return `between *${sayValue(alpha)}* and *${sayValue(beta)}*`;
}

function improving(run: Run, id: number, child: number, value: number, step: number): string {
  const side = run.trace.side(id);
  const [at, by] = [tracedName(run, id), tracedName(run, child)];
  const before = run.trace.node(id, step - 1).best;
  if (before !== undefined && !(side === "max" ? value > before : value < before))
    return replacing(side, by, value, before);
  const better = before === undefined ? "" : ` That beats the ${sayValue(before)} ${upper(side)} had.`;
  const known = run.trace.node(child, step);
  if (known.low < value && known.high > value) return believing(side, by, value, known.low, known.high);
  // What was returned may be a bound only, and a looser one than the leaves prove by now.
  if (side === "max" && known.low < value) {
    return `With ${by} MAX gets *${sayValue(value)}* at most, the best bound at ${at} so far.`;
  }
  if (side === "min" && known.high > value) {
    return `With ${by} MIN gives away *${sayValue(value)}* at least, the best bound at ${at} so far.`;
  }
  if (side === "max") return `With ${by} MAX is sure of *${sayValue(value)}* at ${at}.${better}`;
  return `With ${by} MIN holds MAX to *${sayValue(value)}* at ${at}.${better}`;
}

function cutting(run: Run, id: number, skipped: number, step: number): string {
  const { trace } = run;
  const side = trace.side(id);
  const { alpha, beta } = trace.node(id, step);
  const reached = sayValue(side === "min" ? beta : alpha);
  const at = tracedName(run, id);
  const rest = skipped === 1 ? "The move left here stays" : `The ${skipped} moves left here stay`;
  const entered = trace.entryWindow(id, step);
  if (entered.alpha >= entered.beta)
    return `The window was closed before anything was read. ${rest} unread: *cut*.`;
  const why = `${ownerWords(run, trace.owner(step), side)} ${rest} unread: *cut*.`;
  const here = id === 0 ? "at the root" : `after ${at}`;
  if (side === "min") return `MIN can hold MAX to *${reached}* ${here}. ${why}`;
  return `MAX is sure of *${reached}* ${here}. ${why}`;
}

/** Who holds the bound that closed the window at a node where `side` was to move, and what follows: a sentence. */
function ownerWords(run: Run, owner: Owner, side: Side): string {
  const nameOf = (node: number) => tracedName(run, node);
  const value = sayValue(owner.value);
  const elsewhere = "so the game will not come this way";
  switch (owner.kind) {
    case "ancestor": {
      const where = owner.node === 0 ? "at the root" : `after ${nameOf(owner.node)}`;
      const holder = side === "min" ? "MAX" : "MIN";
      return `${holder} already has *${value}* ${where}, from ${nameOf(owner.child)}, ${elsewhere}.`;
    }
    case "caller":
      return `The window this search was given asks only for values ${side === "min" ? "above" : "below"} *${value}*, ${elsewhere}.`;
    case "nullWindow":
      return `It was only asked whether there is ${side === "min" ? "more than" : "as much as"} *${value}*, which is answered.`;
    case "research": {
      const bound = side === "min" ? "least" : "most";
      return `The test has shown that ${nameOf(owner.node)} is worth *${value}* at ${bound} anyway.`;
    }
    case "table":
      return `The table says *${value}*, ${elsewhere}.`;
    case "chance":
      return "";
  }
}

/** The child has beaten in a test what its parent's side has: its value is still to be found. */
function searchingAgain(run: Run, child: number, step: number): string {
  const { trace } = run;
  const parent = trace.parent(child);
  const side = trace.side(parent);
  const { value = Number.NaN } = trace.node(child, step);
  const { best = Number.NaN } = trace.node(parent, step);
  const name = tracedName(run, child);
  const [returned, { low, high }] = [returnedAt(run, child, step), trace.node(child, step)];
  const bound = side === "max" ? `≥${sayValue(value)}` : `≤${sayValue(value)}`;
  const lost = `The bet is lost: ${name} returned *${bound}*, better for ${upper(side)} than ${sayValue(best)}.`;
  return returned
    ? `${lost} Its leaves prove *${formatInterval(low, high)}*, but the search has kept the bound alone, and asks a second time.`
    : `${lost} How much better, only a second search can tell.`;
}

const testingAgain = (beta: number) =>
  `That does not settle what the root is worth. The next test asks whether it is *${sayValue(beta)}* or more.`;

/** Why the first of the moves is tried first. */
const reasons: Record<OrderingPartName, string> = {
  variation: "the line that the last iteration found goes this way",
  table: "it was best when this position was searched before",
  captures: "it captures",
  killers: "it closed the window in another node of this ply",
  history: "it has closed many windows elsewhere",
  evaluation: "the position after it looks best",
  static: "the game ranks it first",
  natural: "nothing is known that would rank another before it",
};

/** How a node's moves were put in order, and which part of the ordering put the first one there. */
export function orderWords(moves: number, first: OrderingPartName): string {
  if (moves === 1) return "There is *one move* to try.";
  return `The *${moves} moves* are put in order. The first goes first because *${reasons[first]}*.`;
}

/** How a search has ended: the root's value, the move to play, and what was read and never tried. */
function endWords(run: Run): string {
  const { trace, result } = run;
  const side = trace.side(0).toUpperCase();
  const skipped = neverTried(run);
  // Not the best of the root's last visit: that may have been a test that no move passed.
  const first = result.line.length === 0 ? -1 : trace.child(0, result.line[0]);
  const { low, high } = trace.node(0, trace.length);
  // Below its window a search knows that no move is better, not which one is as good.
  const sure = trace.side(0) === "max" ? low >= result.value : high <= result.value;
  const move = sure && first >= 0 ? `, and ${side} should play *${tracedName(run, first)}*` : "";
  const unread = skipped > 0 ? `, ${countWords(skipped, "move")} never tried` : "";
  if (isMistake(run.setup.algorithm)) return `${verdictWords(run)}. ${readWords(run)}${unread}.`;
  return `Done: the root is worth ${worthWords(result.value, low, high)}${move}. ${readWords(run)}${unread}.`;
}

function readWords(run: Run): string {
  const { leaves, visits } = leavesRead(run);
  const again = visits > leaves ? ` in ${formatCount(visits)} visits` : "";
  return `${leaves === 1 ? "1 leaf" : `${formatCount(leaves)} leaves`} read${again}`;
}
