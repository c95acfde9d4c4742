import { formatValue } from "../../../drawing/formatValue.ts";
import type { Run } from "../../../kit/run/run.ts";
import { alignTrace } from "../../../kit/tree/alignTrace.ts";
import { nodeName } from "../../../kit/tree/nodeNames.ts";
import * as words from "../words.ts";

/**
 * A search as somebody would write it down, a line for each inner node as it is left: the leaves that were read in it, and
 * what stayed unread. What a node returns stands there only with `values`: after a cut, books have it otherwise. A node above
 * others has a line where there is something to say of it. The root's is the last. Undefined where a node is visited twice.
 */
export function writtenLines(run: Run, values: boolean): string[] | undefined {
  const { trace, outline } = run;
  const { shown } = alignTrace(outline, trace);
  const lines: string[] = [];
  const read = new Map<number, string[]>();
  const entered = new Map<number, number>();
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "enter") {
      const above = trace.parent(event.node);
      entered.set(above, (entered.get(above) ?? 0) + 1);
    }
    if (event.kind !== "leave") continue;
    if (trace.leaves(event.node).length > 1) return undefined;
    const node = outline.nodes[shown[event.node]];
    const value = formatValue(event.value);
    if (node.value !== undefined) {
      const above = trace.parent(event.node);
      read.set(above, [...(read.get(above) ?? []), value]);
      continue;
    }
    const name = nodeName(run, node);
    if (event.node === 0) {
      const [move] = run.result.line;
      lines.push(words.rootLine(value, move === undefined ? undefined : Number(move) + 1));
      continue;
    }
    const unread = node.children.length - (entered.get(event.node) ?? 0);
    const leaves = read.get(event.node) ?? [];
    if (leaves.length > 0 || unread > 0 || values)
      lines.push(words.writtenLine(name, leaves, unread, values ? value : undefined));
  }
  return lines;
}
