import { searches } from "../../src/engine/index.ts";
import { judgeProgram } from "../../src/judge/judgeProgram.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { searchTasks } from "../../src/judge/searchTasks.ts";
import { spoilInNode } from "../../src/mistakes/spoilInNode.ts";
import { expectFound } from "../expectFound.ts";
import { median } from "../median.ts";
import { programOf } from "../programOf.ts";
import type { Row } from "../row.ts";

/** How long a reader waits for a verdict, from pressing Run on, on a page that has its code. */
export const row: Row = {
  title: "Verdict on a right alpha-beta: milliseconds for all trees and positions, on one core",
  goal: { atMost: 1000 },
  contender: {
    name: "judge",
    async measure() {
      const make = programOf("alphaBeta");
      const known = { ...searches, ...(await spoilInNode()) };
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const begun = performance.now();
        const { differing, sameAs } = await judgeProgram(
          "alphaBeta",
          async (jobs) => jobs.map((job) => runJob(make, job, searchTasks.alphaBeta)),
          known,
        );
        times.push(performance.now() - begun);
        expectFound(differing, 0);
        expectFound(Number(sameAs.includes("alphaBeta")), 1);
      }
      return median(times);
    },
  },
};
