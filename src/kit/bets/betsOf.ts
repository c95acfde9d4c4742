import type { Side } from "../../engine/game.ts";
import { eventCode } from "../../trace/depthFirst/eventCode.ts";
import type { TraceEvent } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { alphaBetaNodes } from "./alphaBetaNodes.ts";
import type { Bet, Verdict, Visit } from "./bet.ts";

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
