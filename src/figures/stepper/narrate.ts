import { formatValue } from "../../drawing/formatValue.ts";
import { opponent, type Side } from "../../engine/game.ts";
import type { Owner } from "../../trace/index.ts";
import { algorithms } from "../algorithms.ts";
import { lineName } from "../nodeNames.ts";
import type { Run } from "../run.ts";

/** A piece of a sentence; what matters most in it is strong. */
export interface Words {
  readonly text: string;
  readonly strong?: boolean;
}

const upper = (side: Side) => side.toUpperCase();
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** The name of a node of the trace, drawn or folded away. */
const nameOf = (run: Run, traceNode: number) => lineName(run, run.trace.moves(traceNode));

/** Splits `*strong*` marks into words. */
function words(marked: string): Words[] {
  return marked
    .split("*")
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** What just happened at a step, said in a sentence or two. */
export function narrate(run: Run, step: number): Words[] {
  return words(sentence(run, step));
}

/** The same without emphasis, for those who listen. */
export const plainly = (sentence: readonly Words[]): string => sentence.map(({ text }) => text).join("");

function sentence(run: Run, step: number): string {
  const { trace } = run;
  if (step <= 0) return `Nothing has been read yet. ${upper(trace.side(0))} is to move at the root.`;
  const event = trace.event(step);
  switch (event.kind) {
    case "enter":
      return entering(run, event.node, event.alpha, event.beta, step);
    case "improve":
      return improving(run, event.node, event.child, event.value, step);
    case "cutoff":
      return cutting(run, event.node, event.skipped.length, step);
    case "leave":
      return step === trace.length ? finished(run) : leaving(run, step);
    default:
      return "";
  }
}

function entering(run: Run, id: number, alpha: number, beta: number, step: number): string {
  const { trace } = run;
  const side = upper(trace.side(id));
  if (id === 0) return `The search begins at the root, where *${side}* is to move.`;
  const tries = `${upper(opponent(trace.side(id)))} tries *${nameOf(run, id)}*`;
  const next = step < trace.length ? trace.event(step + 1) : undefined;
  if (next?.kind === "leave" && next.from === "outcome") return `${tries}, a leaf.`;
  if (next?.kind === "leave" && next.from === "evaluation") return `${tries}, as far as this search looks.`;
  const window = windowWords(alpha, beta);
  if (!algorithms[run.setup.algorithm].prunes || window === "") return `${tries}. Now ${side} chooses.`;
  return `${tries}. Now ${side} chooses, and only a value ${window} can still matter.`;
}

function windowWords(alpha: number, beta: number): string {
  if (alpha === -Infinity && beta === Infinity) return "";
  if (beta === Infinity) return `above *${formatValue(alpha)}*`;
  if (alpha === -Infinity) return `below *${formatValue(beta)}*`;
  return `between *${formatValue(alpha)}* and *${formatValue(beta)}*`;
}

function improving(run: Run, id: number, child: number, value: number, step: number): string {
  const side = run.trace.side(id);
  const [at, by] = [nameOf(run, id), nameOf(run, child)];
  const before = run.trace.node(id, step - 1).best;
  const better = before === undefined ? "" : ` That beats the ${formatValue(before)} ${upper(side)} had.`;
  const known = run.trace.node(child, step);
  const exact = known.low === known.high;
  if (!exact && side === "max" && known.high === value) {
    return `With ${by} MAX gets *${formatValue(value)}* at most, the best bound at ${at} so far.`;
  }
  if (!exact && side === "min" && known.low === value) {
    return `With ${by} MIN gives away *${formatValue(value)}* at least, the best bound at ${at} so far.`;
  }
  if (side === "max") return `With ${by} MAX is sure of *${formatValue(value)}* at ${at}.${better}`;
  return `With ${by} MIN holds MAX to *${formatValue(value)}* at ${at}.${better}`;
}

function cutting(run: Run, id: number, skipped: number, step: number): string {
  const { trace } = run;
  const side = trace.side(id);
  const { alpha, beta } = trace.node(id, step);
  const reached = formatValue(side === "min" ? beta : alpha);
  const at = nameOf(run, id);
  const rest = skipped === 1 ? "The move left here stays" : `The ${skipped} moves left here stay`;
  const owner = ownerWords(run, trace.owner(step), side);
  const here = id === 0 ? "at the root" : `after ${at}`;
  if (side === "min") {
    return `MIN can hold MAX to *${reached}* ${here}. ${owner}, so the game will not come this way. ${rest} unread: *cut*.`;
  }
  return `MAX is sure of *${reached}* ${here}. ${owner}, so the game will not come this way. ${rest} unread: *cut*.`;
}

/** Who holds the bound that closed the window, seen from a node where `side` was to move. */
function ownerWords(run: Run, owner: Owner, side: Side): string {
  const holder = upper(opponent(side));
  const value = formatValue(owner.value);
  if (owner.kind === "ancestor") {
    const where = owner.node === 0 ? "at the root" : `after ${nameOf(run, owner.node)}`;
    return `${holder} already has *${value}* ${where}, from ${nameOf(run, owner.child)}`;
  }
  if (owner.kind === "caller")
    return `The window this search was given asks only for values ${side === "min" ? "above" : "below"} *${value}*`;
  if (owner.kind === "nullWindow") return `This was only a test against *${value}*`;
  return `The table says *${value}*`;
}

function leaving(run: Run, step: number): string {
  const { trace } = run;
  const event = trace.event(step);
  if (event.kind !== "leave") return "";
  const side = trace.side(event.node);
  const name = nameOf(run, event.node);
  const value = formatValue(event.value);
  if (event.from === "outcome" || event.from === "evaluation") {
    const what =
      event.from === "outcome"
        ? run.tree === undefined
          ? outcomeWords(event.value)
          : `The leaf says *${value}*`
        : `The search stops here and the evaluation guesses *${value}*`;
    return `${what}${unchanged(run, event.node, step)}.`;
  }
  const { low, high } = trace.node(event.node, step);
  if (event.value < low || event.value > high) {
    const bound = event.value < low ? "least" : "most";
    return `${upper(side)} has seen enough: ${name} is worth at ${bound} *${value}*, the edge of the window; a fail-hard search tells no more.`;
  }
  const worth = worthWords(event.value, low, high);
  return `${upper(side)} has seen enough: ${name} is worth ${worth}${unchanged(run, event.node, step)}.`;
}

/** A value returned by a search, with what the leaves read so far prove of the true one. */
function worthWords(value: number, low: number, high: number): string {
  const said = `*${formatValue(value)}*`;
  if (low === value && high === value) return said;
  return `${said} at ${high <= value ? "most" : "least"}`;
}

function outcomeWords(value: number): string {
  if (value === 0) return "A draw: *0*";
  return `${value > 0 ? "MAX" : "MIN"} has won: *${formatValue(value)}*`;
}

/** When a value changes nothing for the parent, why. */
function unchanged(run: Run, id: number, step: number): string {
  const { trace } = run;
  const next = step < trace.length ? trace.event(step + 1) : undefined;
  if (next?.kind === "improve" || id === 0) return "";
  const parent = trace.parent(id);
  const { best } = trace.node(parent, step);
  return best === undefined ? "" : `, no better for ${upper(trace.side(parent))} than ${formatValue(best)}`;
}

function finished(run: Run): string {
  const { trace, result } = run;
  const side = upper(trace.side(0));
  const { leaves, skipped } = trace.counters(trace.length);
  const first = trace.bestChild(0, trace.length);
  const { low, high } = trace.node(0, trace.length);
  // Below its window a search knows that no move is better, not which one is as good.
  const sure = trace.side(0) === "max" ? low >= result.value : high <= result.value;
  const move = sure && first >= 0 ? `, and ${side} should play *${nameOf(run, first)}*` : "";
  const unread = skipped > 0 ? `, ${count(skipped, "move")} never tried` : "";
  return `Done: the root is worth ${worthWords(result.value, low, high)}${move}. ${leaves === 1 ? "1 leaf" : `${leaves} leaves`} read${unread}.`;
}
