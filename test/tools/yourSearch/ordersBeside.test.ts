import { expect, it } from "vitest";
import { OrderTally, parseTree, searches } from "../../../src/engine/index.ts";
import { play } from "../../../src/figures/play/play.ts";
import { tournament } from "../../../src/figures/tournament/tournament.ts";
import { shownTrees } from "../../../src/judge/jobs.ts";
import { countsBeside } from "../../../src/tools/yourSearch/countsBeside.ts";
import { ordersBeside } from "../../../src/tools/yourSearch/ordersBeside.ts";
import { playLink, tournamentLink } from "../../../src/tools/yourSearch/playLinks.ts";
import { triedOrders } from "../../../src/tools/yourSearch/triedOrders.ts";
import { listingText, runHere } from "../../judge/programs.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const counted = (tally: { bars: readonly { leaves: number; orders: number }[] }) =>
  tally.bars.filter(({ orders }) => orders > 0).map(({ leaves, orders }) => [leaves, orders]);

it("A right program has the distribution over all orders that the order lab has", async () => {
  const run = runHere("alphaBeta", listingText("alphaBeta"));
  const { own, right, present, broken } = await ordersBeside(run, "alphaBeta", textbook);
  const tally = new OrderTally(parseTree(textbook), searches.alphaBeta);
  tally.goOn(Infinity);
  expect(own.total).toBe(1296);
  expect(counted(own)).toEqual(tally.bars.map(({ leaves, orders }) => [leaves, orders]));
  expect(own.means).toEqual(tally.means);
  expect(right).toEqual(own);
  expect(present).toEqual({ own: 7, right: 7 });
  expect(broken).toBe(0);
});

it("A program that never cuts reads all leaves in every order, on the scale that it shares with the right one", async () => {
  const run = runHere("alphaBeta", listingText("minimax"));
  const { own, right, present } = await ordersBeside(run, "alphaBeta", textbook);
  expect(counted(own)).toEqual([[9, 1296]]);
  expect(own.bars[0].leaves).toBe(right.bars[0].leaves);
  expect(own.bars.at(-1)!.leaves).toBe(right.bars.at(-1)!.leaves);
  expect(present).toEqual({ own: 9, right: 7 });
});

it("Orders in which a program breaks off are left out, and counted", async () => {
  const throwing = listingText("alphaBeta").replace(
    "if (outcome !== undefined) return outcome",
    "if (outcome !== undefined) { if (outcome === 14) throw 1; return outcome }",
  );
  const { own, right, broken } = await ordersBeside(runHere("alphaBeta", throwing), "alphaBeta", textbook);
  expect(broken).toBeGreaterThan(0);
  expect(own.done + broken).toBe(right.done);
});

it("Of a tree with more orders than can be tried some are drawn by lot, the same each time", () => {
  const large = "[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]";
  const { exact, orders, tried } = triedOrders(large);
  expect([exact, orders, tried.length]).toEqual([false, 24 ** 5, 2000]);
  expect(triedOrders(large)).toEqual({ exact, orders, tried });
  expect(new Set(triedOrders(textbook).tried.map(({ tree }) => tree)).size).toBe(1296);
});

it("A program is counted beside its task's search on the trees of the chapters", async () => {
  const counts = await countsBeside(runHere("alphaBeta", listingText("minimax")), "alphaBeta");
  expect(counts.map(({ tree }) => tree)).toEqual(shownTrees);
  expect(counts[0].own).toEqual({ nodes: 13, leaves: 9, cuts: 0 });
  expect(counts[0].right).toEqual({ nodes: 11, leaves: 7, cuts: 1 });
  const none = await countsBeside(runHere("alphaBeta", "function visit() { throw 1; }"), "alphaBeta");
  expect(none[0].own).toBeUndefined();
});

it("The links to play lead to the program, by names that Play and the tournament read", () => {
  const game = play.read(playLink("negaScout", "python"));
  expect(game).toMatchObject({ game: "ticTacToe", thinker: "negaScout", program: "python", depth: 9 });
  expect(tournament.read(tournamentLink("negamax", "python"))).toMatchObject({
    players: ["greedy", "ordered", "program"],
    program: { task: "negamax", language: "python" },
    depth: 9,
  });
});
