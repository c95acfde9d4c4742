import type { OutlineNode } from "../../trace/index.ts";
import type { Subject } from "../run/run.ts";
import { nodeName } from "../tree/nodeNames.ts";

/** Where somebody chooses, within a sentence: "at the root", "after move 2". */
export const whereOf = (subject: Subject, node: OutlineNode): string =>
  node.parent === undefined ? "at the root" : `after ${nodeName(subject, node)}`;
