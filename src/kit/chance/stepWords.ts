import { formatInterval, sayValue } from "../../drawing/formatValue.ts";
import type { Side, Turn } from "../../engine/game.ts";
import { type ChanceTrace, cutEnd, type WindowEnd } from "../../trace/chance/index.ts";
import type { Owner, TraceEvent } from "../../trace/index.ts";
import { countWords } from "../narration/words.ts";
import type { Run } from "../run/run.ts";
import { lineName } from "../tree/nodeNames.ts";

type Event<Kind extends string> = Extract<TraceEvent<unknown>, { kind: Kind }>;

/** A run of a search of games of chance, and its trace. */
interface Told {
  readonly run: Run;
  readonly trace: ChanceTrace<unknown>;
  readonly step: number;
}

const upper = (side: Side) => side.toUpperCase();
const nameOf = ({ run, trace }: Told, node: number): string => lineName(run, trace.moves(node));
const doing = (turn: Turn): string => (turn === "chance" ? "chance draws" : `${upper(turn)} chooses`);
const atNode = (told: Told, node: number): string =>
  node === 0 ? "at the root" : `after ${nameOf(told, node)}`;

/** What just happened at a step, said in a sentence or two. */
export function sentence(run: Run, trace: ChanceTrace<unknown>, step: number): string {
  const told = { run, trace, step };
  if (step <= 0) {
    const turn = trace.turn(0);
    return `Nothing has been read yet. At the root ${turn === "chance" ? "chance draws" : `${upper(turn)} is to move`}.`;
  }
  const event = trace.event(step);
  switch (event.kind) {
    case "enter":
      return entering(told, event);
    case "improve":
      return improving(told, event);
    case "cutoff":
      return cutting(told, event);
    case "leave":
      return step === trace.length ? ending(told) : leaving(told, event);
    default:
      return "";
  }
}

/** How likely the move to a node is, as the tree has it. */
function likely({ run, trace }: Told, node: number): string {
  const path = trace.moves(node);
  const drawn = path.reduce(
    (at: (typeof run.outline)["root"] | undefined, move) => at?.children[Number(move)],
    run.outline.root,
  );
  return (drawn && run.chance?.part.probability(drawn)) ?? sayValue(trace.chance(node));
}

function entering(told: Told, { node, alpha, beta }: Event<"enter">): string {
  const { trace, step } = told;
  const turn = trace.turn(node);
  if (node === 0) return `The search begins at the root, where *${doing(turn)}*.`;
  const name = `*${nameOf(told, node)}*`;
  const parent = trace.parent(node);
  const above = trace.turn(parent);
  const left = trace.leaves(node).find((leave) => leave > step);
  const end = left === undefined ? undefined : trace.event(left);
  const from = end?.kind === "leave" ? end.from : undefined;
  if (from === "probe")
    return `First a look at ${name}: of its moves ${upper(trace.side(node))} reads the first alone, which bounds its value${windowWords(alpha, beta)}.`;
  const again = above === "chance" && trace.enters(node)[0] < step ? "Now whole: with" : "With";
  const comes =
    above === "chance"
      ? `${again} probability *${likely(told, node)}* comes ${name}`
      : `${upper(above)} tries ${name}`;
  if (from === "outcome") return `${comes}, a leaf.`;
  if (from === "evaluation") return `${comes}, as far as this search looks.`;
  return `${comes}. Now ${doing(turn)}${windowWords(alpha, beta)}.`;
}

/** What of a node's value can still matter; nothing where all can. */
function windowWords(alpha: number, beta: number): string {
  if (alpha === -Infinity && beta === Infinity) return "";
  const range =
    beta === Infinity
      ? `above *${sayValue(alpha)}*`
      : alpha === -Infinity
        ? `below *${sayValue(beta)}*`
        : `between *${sayValue(alpha)}* and *${sayValue(beta)}*`;
  return `, and only a value ${range} can still matter`;
}

function improving(told: Told, { node, child, value }: Event<"improve">): string {
  const { trace, step } = told;
  const side = trace.side(node);
  const [at, by] = [nameOf(told, node), nameOf(told, child)];
  const before = trace.node(node, step - 1).best;
  const known = trace.node(child, step);
  const seen = trace.event(step - 1).kind === "enter" ? "The look has shown it: with" : "With";
  const better = before === undefined ? "" : ` That beats the ${sayValue(before)} ${upper(side)} had.`;
  if (side === "max")
    return known.low < value
      ? `${seen} ${by} MAX gets *${sayValue(value)}* at most, the best bound at ${at} so far.`
      : `${seen} ${by} MAX is sure of *${sayValue(value)}* at ${at}.${better}`;
  return known.high > value
    ? `${seen} ${by} MIN gives away *${sayValue(value)}* at least, the best bound at ${at} so far.`
    : `${seen} ${by} MIN holds MAX to *${sayValue(value)}* at ${at}.${better}`;
}

function cutting(told: Told, { node, skipped }: Event<"cutoff">): string {
  const { trace, step } = told;
  const end = cutEnd(trace, step);
  const turn = trace.turn(node);
  const { alpha, beta, low, high } = trace.node(node, step);
  const what = turn === "chance" ? "outcome" : "move";
  const rest =
    skipped.length === 1 ? `The ${what} left here stays` : `The ${skipped.length} ${what}s left here stay`;
  const why = `${ownerWords(told, trace.owner(step), end)} ${rest} unread: *cut*.`;
  const here = atNode(told, node);
  if (turn === "max") return `MAX is sure of *${sayValue(alpha)}* ${here}. ${why}`;
  if (turn === "min") return `MIN can hold MAX to *${sayValue(beta)}* ${here}. ${why}`;
  const [least, most] = trace.draws.bounds;
  return end === "alpha"
    ? `Even if all that is unread were worth ${sayValue(most)}, the mean ${here} would be no more than *${sayValue(high)}*. ${why}`
    : `Even if all that is unread were worth ${sayValue(least)}, the mean ${here} would be no less than *${sayValue(low)}*. ${why}`;
}

/** Who holds the bound that closed a window at this end, and what follows. */
function ownerWords(told: Told, owner: Owner, end: WindowEnd): string {
  const value = sayValue(owner.value);
  if (owner.kind === "caller")
    return `The window this search was given asks only for values ${end === "alpha" ? "above" : "below"} *${value}*.`;
  if (owner.kind === "ancestor") {
    const holder = end === "alpha" ? "MAX" : "MIN";
    return `${holder} already has *${value}* ${atNode(told, owner.node)}, from ${nameOf(told, owner.child)}, so the game will not come this way.`;
  }
  if (owner.kind !== "chance") return "";
  const [mark, side] = end === "alpha" ? ["more than", "at most"] : ["less than", "at least"];
  const asked = `Chance ${atNode(told, owner.node)} asks only whether it is worth ${mark} *${value}*: else its mean is ${side} ${sayValue(owner.behind.value)}.`;
  return `${asked} ${ownerWords(told, owner.behind, end)}`;
}

function leaving(told: Told, event: Event<"leave">): string {
  const { trace, step } = told;
  const { node, from } = event;
  const value = sayValue(event.value);
  const { low, high } = trace.node(node, step);
  const name = nameOf(told, node);
  if (from === "outcome") return `The leaf says *${value}*${consequence(told, node)}.`;
  if (from === "evaluation")
    return `The search stops here and the evaluation guesses *${value}*${consequence(told, node)}.`;
  if (from === "probe") {
    if (low === -Infinity && high === Infinity) return `The look is over, and does not bound ${name}.`;
    return `The look is over: its leaves prove *${formatInterval(low, high)}* of ${name}.`;
  }
  const cut = trace.event(step - 1).kind === "cutoff";
  const turn = trace.turn(node);
  const worth = worthWords(event.value, low, high);
  if (turn !== "chance")
    return `${upper(turn)} has ${cut ? "seen enough" : "tried every move"}: ${name} is worth ${worth}${consequence(told, node)}.`;
  if (cut || low !== high || low !== event.value)
    return `Chance has seen enough: ${name} is worth ${worth}${consequence(told, node)}.`;
  return `Every outcome is read: ${name} is worth ${worth}${meanWords(told, node)}${consequence(told, node)}.`;
}

/** A value that was returned, with what the leaves read so far prove of the true one. */
function worthWords(value: number, low: number, high: number): string {
  const said = `*${sayValue(value)}*`;
  if (low === value && high === value) return said;
  return `${said} at ${high - value <= value - low ? "most" : "least"}`;
}

/** More outcomes than this would make a sum that nobody reads. */
const mostSummands = 4;

/** The sum that a mean is, where all of it is known. */
function meanWords(told: Told, node: number): string {
  const { trace, step } = told;
  const children = trace
    .children(node)
    .toSorted((one, other) => Number(trace.move(one)) - Number(trace.move(other)));
  const known = children.map((child) => trace.node(child, step));
  if (children.length < 2 || children.length > mostSummands || known.some(({ low, high }) => low !== high))
    return "";
  const parts = children.map((child, i) => `${likely(told, child)} · ${sayValue(known[i].low)}`);
  return `, the mean ${parts.join(" + ")}`;
}

/** What a value is for the parent, where that is not said by the next step. */
function consequence(told: Told, node: number): string {
  const { trace, step } = told;
  const parent = trace.parent(node);
  const next = step < trace.length ? trace.event(step + 1) : undefined;
  if (parent < 0 || next?.kind === "improve") return "";
  if (trace.turn(parent) === "chance") return "";
  const { best } = trace.node(parent, step);
  return best === undefined ? "" : `, no better for ${upper(trace.side(parent))} than ${sayValue(best)}`;
}

function ending(told: Told): string {
  const { run, trace } = told;
  const { value, line } = run.result;
  const { low, high } = trace.node(0, trace.length);
  const { leaves, skipped } = trace.counters(trace.length);
  const first = line.length === 0 ? -1 : trace.child(0, line[0]);
  const turn = trace.turn(0);
  const sure = turn === "max" ? low >= value : high <= value;
  const move =
    first >= 0 && sure && turn !== "chance"
      ? `, and ${upper(turn)} should play *${nameOf(told, first)}*`
      : "";
  const unread = skipped > 0 ? `, ${countWords(skipped, "branch", "branches")} cut` : "";
  return `Done: the root is worth ${worthWords(value, low, high)}${move}. ${countWords(leaves, "leaf", "leaves")} read${unread}.`;
}
