import { tidyLayout } from "../../src/drawing/wholeTree/tidyLayout.ts";
import { connectFour } from "../../src/engine/index.ts";
import { growWholeTree, WholeTree } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { branchesOf, hierarchyOf, layOut } from "../tidyByD3.ts";

const sixPlies = () => new WholeTree(growWholeTree(connectFour, connectFour.start, { depth: 6 }));

export const row: Row = {
  title: "Tidy layout of 137,257 nodes: d3's, from nodes that it has, against typed arrays",
  goal: { atLeast: 4 },
  contender: {
    name: "d3",
    measure() {
      const root = hierarchyOf(branchesOf(sixPlies()));
      return millisecondsOf(() => layOut(root));
    },
  },
  against: {
    name: "typed arrays",
    measure() {
      const { columns } = sixPlies();
      return millisecondsOf(() => tidyLayout(columns));
    },
  },
};
