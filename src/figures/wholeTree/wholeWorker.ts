import { tidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { TreeLimitError, WholeTree } from "../../trace/wholeTree/index.ts";
import { growAsked, markNodes, readAsked } from "./askedTree.ts";
import { fetchWholeGame } from "./lateChance.ts";
import type { Question, WholeMessage } from "./startWhole.ts";

const buffersOf = (columns: object): ArrayBuffer[] =>
  Object.values(columns).flatMap((column) =>
    ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : [],
  );

/** Grows a tree, plays a search over it, and hands over as columns whatever of that is wanted; or lays one out. */
answerQuestions<Question, WholeMessage>(async ({ asked, wants }, tell) => {
  try {
    if (wants.branches) {
      const places = tidyPlaces(wants.branches);
      tell({ kind: "placed", places }, [places.x.buffer]);
      tell({ kind: "ended", reading: undefined });
      return;
    }
    // Only a large game's own readers wait for the rules of large games, and of games with dice.
    await fetchWholeGame(asked.game);
    const columns = growAsked(asked, (nodes) => tell({ kind: "growing", nodes }));
    const tree = new WholeTree(columns);
    tell({ kind: "reading", nodes: tree.size });
    if (wants.marks) {
      const marks = markNodes(tree, asked, wants.marks);
      tell({ kind: "marked", by: wants.marks, ...marks }, [marks.marks.buffer]);
    }
    const reading = wants.reading ? readAsked(tree, asked) : undefined;
    // Whatever is handed over is gone here: the tree goes last.
    if (wants.tree) tell({ kind: "tree", columns }, buffersOf(columns));
    tell({ kind: "ended", reading }, reading ? buffersOf(reading) : []);
  } catch (error) {
    if (!(error instanceof TreeLimitError)) throw error;
    tell({ kind: "tooMany", limit: error.limit });
  }
});
