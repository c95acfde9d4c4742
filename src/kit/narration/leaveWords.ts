import { formatInterval, sayValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { TraceEvent } from "../../trace/index.ts";
import { algorithms, isMistake } from "../run/algorithms.ts";
import { returnedAt } from "../run/returnedAt.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "../tree/nodeNames.ts";
import { believing, emptyHanded } from "./mistakeWords.ts";
import { wasCut } from "./stepFacts.ts";

type Leave = Extract<TraceEvent<unknown>, { kind: "leave" }>;

const upper = (side: Side) => side.toUpperCase();

/** What a visit of a node has found out, at the step that ends it. */
export function leaveWords(run: Run, event: Leave, step: number): string {
  const { trace } = run;
  const side = trace.side(event.node);
  const name = tracedName(run, event.node);
  const value = sayValue(event.value);
  if (event.from === "outcome" || event.from === "evaluation") {
    const what =
      event.from === "outcome"
        ? run.tree === undefined
          ? outcomeWords(event.value)
          : `The leaf says *${value}*`
        : `The search stops here and the evaluation guesses *${value}*`;
    return `${what}${unchanged(run, event.node, step)}.`;
  }
  if (event.from === "table") {
    return `So ${name} is left at once, with *${value}*${unchanged(run, event.node, step)}.`;
  }
  if (!Number.isFinite(event.value)) return emptyHanded(side, name, event.value);
  const { low, high } = trace.node(event.node, step);
  const proved = low === event.value || high === event.value;
  if (isMistake(run.setup.algorithm) && !proved) return believing(side, name, event.value, low, high);
  const seen = `${upper(side)} has ${wasCut(run, event.node, step) ? "seen enough" : "tried every move"}`;
  const returned = returnedAt(run, event.node, step);
  if (returned) {
    const back = `${seen}: ${name} returned *${formatInterval(returned.low, returned.high)}*`;
    const proved = `its leaves prove *${formatInterval(low, high)}*`;
    if (event.value >= low && event.value <= high)
      return `${back}, and ${proved}${unchanged(run, event.node, step)}.`;
    return algorithms[run.setup.algorithm].tests
      ? `${back}, and ${proved}. This visit's *${value}* tells less.`
      : `${back}, the edge of the window, and ${proved}. A fail-hard search tells no more.`;
  }
  const worth = worthWords(event.value, low, high);
  return `${seen}: ${name} is worth ${worth}${unchanged(run, event.node, step)}.`;
}

function outcomeWords(value: number): string {
  if (value === 0) return "A draw: *0*";
  return `${value > 0 ? "MAX" : "MIN"} has won: *${sayValue(value)}*`;
}

/** When a value changes nothing for the parent, why. */
function unchanged(run: Run, id: number, step: number): string {
  const { trace } = run;
  const next = step < trace.length ? trace.event(step + 1) : undefined;
  if (next?.kind === "improve" || next?.kind === "research" || id === 0) return "";
  const parent = trace.parent(id);
  const { best } = trace.node(parent, step);
  return best === undefined ? "" : `, no better for ${upper(trace.side(parent))} than ${sayValue(best)}`;
}

/** A value returned by a search, with what the leaves read so far prove of the true one. */
export function worthWords(value: number, low: number, high: number): string {
  const said = `*${sayValue(value)}*`;
  if (low === value && high === value) return said;
  return `${said} at ${high <= value ? "most" : "least"}`;
}
