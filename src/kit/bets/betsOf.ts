import type { Side } from "../../engine/game.ts";
import { alphaBeta, Counter, type Options } from "../../engine/index.ts";
import { eventCode } from "../../trace/depthFirst/eventCode.ts";
import type { TraceEvent } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run, Subject } from "../run/run.ts";

/**
 * How a bet ended, where the side that moves had bet that this move is no better for it than what it has:
 *
 * - held: it is no better.
 * - cutoff: it is so good that the other side never lets it come to this; the rest is cut, and nothing need be known.
 * - exact: the answer lay inside the window, as only a decimal can, and so it is the value.
 * - lost: it is better, and only a second search can tell how much.
 * - trusted: it is better, and the answer was taken for its value, which is a mistake.
 */
const verdicts = ["held", "cutoff", "exact", "lost", "trusted"] as const;
export type Verdict = (typeof verdicts)[number];

/** A window, MAX's, and the visit that it was searched in: the steps that enter and leave, and what it returned. */
export interface Visit {
  readonly alpha: number;
  readonly beta: number;
  readonly enter: number;
  readonly leave: number;
  readonly value: number;
  /** Nodes entered in it. */
  readonly nodes: number;
}

/** One test of a move in a window narrower than its parent holds, and what came of it. */
export interface Bet extends Visit {
  /** Of the trace. */
  readonly node: number;
  readonly verdict: Verdict;
  /** The second search, where there was one. */
  readonly again: Visit | undefined;
  /** Nodes that alpha-beta enters below this move, with the whole window that the parent holds. */
  readonly full: number;
  /** In how many second searches of other bets this one lies. */
  readonly level: number;
}

/** How many nodes plain alpha-beta enters from the position after these moves. */
export function alphaBetaNodes(
  { game, position }: Subject,
  moves: readonly unknown[],
  options: Options,
): number {
  const counter = new Counter<unknown>();
  const reached = moves.reduce((at, move) => game.play(at, move), position);
  alphaBeta(game, reached, options, counter);
  return counter.nodes;
}

type Enter = Extract<TraceEvent<unknown>, { kind: "enter" }>;

/** A node that is open: as a bet where `held` is its parent's window, as the second search of one where `of` is it. */
interface Open {
  readonly event: Enter;
  readonly enter: number;
  readonly held: { readonly alpha: number; readonly beta: number } | undefined;
  readonly of: Placed | undefined;
}
interface Placed {
  bet: Bet;
}

const known = new WeakMap<object, readonly Bet[]>();

/**
 * The bets of a run, in the order in which they were made: moves entered with a window narrower than their parent
 * holds, and no second search. A leaf is no bet, for it is read whatever the window. Undefined where the tree is
 * folded: what each bet saved would be too much to count.
 */
export function betsOf(run: Run): readonly Bet[] | undefined {
  if (!run.outline.complete) return undefined;
  const bets = known.get(run.trace) ?? (algorithms[run.setup.algorithm].tests ? find(run) : []);
  known.set(run.trace, bets);
  return bets;
}

function find(run: Run): Bet[] {
  const { trace } = run;
  const open: Open[] = [];
  const found: Placed[] = [];
  const last = new Map<number, Placed>();
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "enter") open.push(opened(run, event, step, last));
    if (event.kind !== "leave") continue;
    const closed = open.pop();
    if (closed === undefined) continue;
    const visit = visitOf(run, closed, step, event.value);
    if (closed.of) closed.of.bet = { ...closed.of.bet, verdict: "lost", again: visit };
    if (closed.held === undefined || event.from === "outcome" || event.from === "evaluation") continue;
    const bet = betOf(run, closed, closed.held, visit, open.filter(({ of }) => of).length);
    const placed = { bet };
    last.set(event.node, placed);
    found.push(placed);
  }
  return found.map(({ bet }) => bet).sort((one, other) => one.enter - other.enter);
}

function opened({ trace }: Run, event: Enter, enter: number, last: Map<number, Placed>): Open {
  const again = enter > 1 && trace.event(enter - 1).kind === "research";
  if (again) return { event, enter, held: undefined, of: last.get(event.node) };
  const parent = trace.parent(event.node);
  if (parent < 0) return { event, enter, held: undefined, of: undefined };
  const { alpha, beta } = trace.node(parent, enter - 1);
  const narrower = event.alpha > alpha || event.beta < beta;
  return { event, enter, held: narrower ? { alpha, beta } : undefined, of: undefined };
}

function visitOf({ trace }: Run, { event, enter }: Open, leave: number, value: number): Visit {
  const nodes = trace.log.count(eventCode.enter, leave) - trace.log.count(eventCode.enter, enter - 1);
  return { alpha: event.alpha, beta: event.beta, enter, leave, value, nodes };
}

function betOf(run: Run, { event }: Open, held: NonNullable<Open["held"]>, visit: Visit, level: number): Bet {
  const { trace } = run;
  const { node, depth } = event;
  const verdict = verdictOf(trace.side(trace.parent(node)), held, visit);
  const full = alphaBetaNodes(run, trace.moves(node), { depth, window: [held.alpha, held.beta] });
  return { ...visit, node, verdict, again: undefined, full, level };
}

function verdictOf(
  side: Side,
  held: { alpha: number; beta: number },
  { alpha, beta, value }: Visit,
): Verdict {
  const [no, tooGood, inside] =
    side === "max"
      ? [value <= held.alpha, value >= held.beta, value < beta]
      : [value >= held.beta, value <= held.alpha, value > alpha];
  if (no) return "held";
  if (tooGood) return "cutoff";
  return inside ? "exact" : "trusted";
}

/** One test of the whole tree, and what all tests up to it have proved: the root is worth `lower` to `upper`. */
interface Pass extends Visit {
  readonly lower: number;
  readonly upper: number;
}

const knownPasses = new WeakMap<object, readonly Pass[]>();

/** The tests of the root in the order in which they were made, for a search such as MTD(f) that only tests. */
export function passesOf(run: Run): readonly Pass[] {
  const passes = knownPasses.get(run.trace) ?? findPasses(run);
  knownPasses.set(run.trace, passes);
  return passes;
}

function findPasses({ trace, setup }: Run): Pass[] {
  let [lower, upper] = setup.window ?? [-Infinity, Infinity];
  const leaves = trace.leaves(0);
  return trace.enters(0).flatMap((enter, pass) => {
    const [entered, left] = [trace.event(enter), trace.event(leaves[pass] ?? enter)];
    if (entered.kind !== "enter" || left.kind !== "leave") return [];
    const { alpha, beta } = entered;
    if (left.value > alpha) lower = left.value;
    if (left.value < beta) upper = left.value;
    const leave = leaves[pass];
    const nodes = trace.log.count(eventCode.enter, leave) - trace.log.count(eventCode.enter, enter - 1);
    return [{ alpha, beta, enter, leave, value: left.value, nodes, lower, upper }];
  });
}

/** What the bets have come to by a step. */
export interface Account {
  readonly bets: number;
  readonly held: number;
  readonly lost: number;
  /** Nodes entered for the bets that are settled, second searches included, and what alpha-beta enters there. */
  readonly spent: number;
  readonly full: number;
}

/** The step at which a bet is settled, its second search included. */
export const settledAt = ({ leave, again }: Bet): number => again?.leave ?? leave;

/**
 * The account of a run's bets at a step. Costs are those of the bets that lie in no second search, for that search's
 * own cost holds the others. Beside its bets NegaScout does what alpha-beta does: between whole numbers, `full` less
 * `spent` is in the end exactly what it has saved on the whole tree, or lost.
 */
export function accountAt(bets: readonly Bet[], step: number): Account {
  const made = bets.filter(({ enter }) => enter <= step);
  const over = made.filter(({ leave }) => leave <= step);
  const settled = over.filter((bet) => bet.level === 0 && settledAt(bet) <= step);
  return {
    bets: made.length,
    held: over.filter(({ verdict }) => verdict === "held").length,
    lost: over.filter(({ verdict }) => verdict === "lost").length,
    spent: settled.reduce((sum, { nodes, again }) => sum + nodes + (again?.nodes ?? 0), 0),
    full: settled.reduce((sum, { full }) => sum + full, 0),
  };
}
