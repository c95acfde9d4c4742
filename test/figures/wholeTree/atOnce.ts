import { tidyPlaces } from "../../../src/drawing/wholeTree/tidyPlaces.ts";
import { growAsked, markNodes, readAsked } from "../../../src/figures/wholeTree/askedTree.ts";
import type { StartWhole } from "../../../src/figures/wholeTree/startWhole.ts";
import { TreeLimitError, WholeTree } from "../../../src/trace/wholeTree/index.ts";

/** What was asked for, the latest last. */
export const questions: Parameters<StartWhole>[0][] = [];

/** Does at once what a worker does. */
export const startAtOnce: StartWhole = (question, tell) => {
  questions.push(question);
  const { asked, wants } = question;
  try {
    if (wants.branches) {
      tell({ kind: "placed", places: tidyPlaces(wants.branches) });
      tell({ kind: "ended", reading: undefined });
      return () => {};
    }
    const columns = growAsked(asked);
    const tree = new WholeTree(columns);
    if (wants.marks) tell({ kind: "marked", by: wants.marks, ...markNodes(tree, asked, wants.marks) });
    if (wants.tree) tell({ kind: "tree", columns });
    tell({ kind: "ended", reading: wants.reading ? readAsked(tree, asked) : undefined });
  } catch (error) {
    if (error instanceof TreeLimitError) tell({ kind: "tooMany", limit: error.limit });
    else tell({ kind: "failed", message: String(error) });
  }
  return () => {};
};
