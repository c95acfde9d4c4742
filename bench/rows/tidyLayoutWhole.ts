import { tidyLayout } from "../../src/drawing/wholeTree/tidyLayout.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { branchesOf, hierarchyOf, layOut } from "../tidyByD3.ts";
import { wholeTicTacToe } from "../wholeTicTacToe.ts";

export const row: Row = {
  title: "Tidy layout of 549,946 nodes: d3's, from nodes that it has, against typed arrays",
  goal: { atLeast: 4 },
  contender: {
    name: "d3",
    measure() {
      const root = hierarchyOf(branchesOf(wholeTicTacToe()));
      return millisecondsOf(() => layOut(root));
    },
  },
  against: {
    name: "typed arrays",
    measure() {
      const { columns } = wholeTicTacToe();
      return millisecondsOf(() => tidyLayout(columns));
    },
  },
};
