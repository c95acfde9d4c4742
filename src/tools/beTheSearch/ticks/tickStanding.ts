import type { GuardBoard } from "../../../engine/behaviour/index.ts";
import { boardAt } from "../../../kit/behaviour/behaviourRun.ts";
import type { TickAct } from "../../../kit/byHand/ticks/tickActs.ts";
import type { TicksProcedure } from "../../../kit/byHand/ticks/ticksProcedure.ts";
import { type Standing, standingsAt } from "../../../trace/ticks/tickTrace.ts";

/** How a tree stands after so many acts. */
export interface TickStanding {
  readonly standings: readonly Standing[];
  readonly board: GuardBoard;
  /** The node of the last act, if it was one of a node. */
  readonly current: number | undefined;
}

export function tickStanding({ run, traced }: TicksProcedure, place: number): TickStanding {
  const next = traced[place];
  const step = next?.before ?? run.trace.length;
  const standings = standingsAt(run.trace, run.nodes, step);
  const asksReset = next?.act.kind === "reset";
  const isWithin = next?.open !== undefined || asksReset;
  // The world does not move on before everything of a tick is said.
  const board = asksReset ? run.trace.events[step - 1].board : boardAt(run, step);
  const last = place > 0 ? traced[place - 1] : undefined;
  const current =
    last?.act.kind === "tick" ? last.act.node : last?.act.kind === "answer" ? last.open?.id : undefined;
  return {
    standings: isWithin ? standings.map((one, id) => (one === "reset" ? before(id) : one)) : standings,
    board,
    current,
  };

  /** What is reset is asked at the end of a tick; until then it stands as it stood before. */
  function before(id: number): Standing {
    const { events, begins } = run.trace;
    const left = events
      .slice(begins[next.tick], step)
      .findLast(({ kind, node }) => kind === "leave" && node === id);
    return left?.status ?? "held";
  }
}

/** How the tree would stand as somebody said, who did these acts in the place of the right ones: in the tick that goes on. */
export function ownStanding(procedure: TicksProcedure, done: readonly TickAct[]): TickStanding {
  const { traced, isRight } = procedure;
  const right = tickStanding(procedure, done.length);
  const standings = [...right.standings];
  const tick = traced[done.length - 1]?.tick;
  for (const [place, act] of done.entries()) {
    if (traced[place].tick !== tick || isRight(place, act)) continue;
    const { open, act: wanted } = traced[place];
    if (act.kind === "answer" && wanted.kind === "answer" && open) standings[open.id] = act.status;
    if (act.kind === "tick") standings[act.node] = "entered";
    if (wanted.kind !== "reset" || act.kind !== "reset") continue;
    for (const node of wanted.nodes) if (!act.nodes.includes(node)) standings[node] = "held";
    for (const node of act.nodes) standings[node] = "reset";
  }
  return { ...right, standings };
}
