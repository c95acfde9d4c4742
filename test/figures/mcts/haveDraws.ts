import { takeDraws } from "../../../src/figures/mcts/lateDraws.ts";
import * as withDraws from "../../../src/figures/mcts/withDraws.ts";

/* Imported by tests that sample trees with chance nodes at once. */
takeDraws(withDraws);
