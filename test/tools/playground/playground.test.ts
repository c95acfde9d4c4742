import { beforeEach, describe, expect, it } from "vitest";
import { readSetup } from "../../../src/kit/run/setup.ts";
import { PlaygroundState } from "../../../src/tools/playground/playground.svelte.ts";

/** What was put into the address bar last, at once or a little later. */
let address: URLSearchParams;
let playground: PlaygroundState;
const write = (parameters: URLSearchParams) => (address = new URLSearchParams(parameters));
const link = (text: string) => new URLSearchParams(text);

beforeEach(() => {
  address = link("");
  playground = new PlaygroundState({ put: write, follow: write });
});

describe("The playground", () => {
  it("opens on a stepper where the link names nothing", () => {
    playground.start(link(""));
    expect([playground.figure, playground.problem]).toEqual(["stepper", undefined]);
  });

  it("says which figures there are where the link names none of them, and leaves the link as it is", () => {
    playground.start(link("figure=telescope&tree=[1,2]"));
    expect(playground.problem).toMatch(
      /^This link is broken: there is no figure "telescope"; .*stepper.*\.$/,
    );
    expect(playground.figure).toBe("stepper");
    expect(address.toString()).toBe("");
  });

  it("takes a link that names no figure for one to the stepper", () => {
    playground.start(link("tree=[1,2]&algorithm=minimax&step=1"));
    expect(Object.fromEntries(address)).toMatchObject({ figure: "stepper", tree: "[1,2]", step: "1" });
  });

  it("leaves a link alone until the figure shows something else", () => {
    playground.start(link("figure=stepper&tree=[[3,12&algorithm=alphaBeta"));
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=0"));
    expect(address.toString()).toBe("");
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=1"));
    expect(address.get("step")).toBe("1");
    expect(address.get("figure")).toBe("stepper");
  });

  it("makes the figure anew for every link that it opens", () => {
    const { round } = playground;
    playground.open(link("figure=grow&position=.........&plies=3"));
    expect([playground.figure, playground.round]).toEqual(["grow", round + 1]);
    expect(address.get("plies")).toBe("3");
  });

  it("holds what the stepper searches against minimax when two are to be compared", () => {
    playground.start(link("figure=stepper&tree=[[1,2],[3,4]]&algorithm=negaScout&step=7"));
    playground.choose("lockstep");
    expect(Object.fromEntries(address)).toEqual({
      figure: "lockstep",
      tree: "[[1,2],[3,4]]",
      algorithm: "minimax",
      against: "negaScout",
      step: "0",
    });
  });

  it.each([
    ["star2", ["expectimax", "star2"]],
    ["expectimax", ["expectimax", "star1"]],
  ])("holds %s on a tree with chance nodes against a search that takes it: %j", (algorithm, pair) => {
    playground.start(link(`figure=stepper&tree=[1,{1/2:2,1/2:4}]&algorithm=${algorithm}&step=7`));
    playground.choose("lockstep");
    expect([address.get("tree"), address.get("algorithm"), address.get("against")]).toEqual([
      "[1,{1/2:2,1/2:4}]",
      ...pair,
    ]);
  });

  it("leaves searches that take chance nodes alone behind with the tree that has them", () => {
    for (const [figure, against] of [
      ["stepper", null],
      ["lockstep", "alphaBeta"],
    ] as const) {
      playground.start(link(`figure=${figure}&tree=[1,{1/2:2,1/2:4}]&algorithm=star1&against=star2&step=7`));
      playground.setGame(undefined);
      const algorithm = against === null ? "alphaBeta" : "minimax";
      expect([address.get("tree"), address.get("algorithm")]).toEqual([
        "[[3,12,8],[2,4,6],[14,5,2]]",
        algorithm,
      ]);
      if (against) expect(address.get("against")).toBe(against);
    }
  });

  it("keeps the algorithm when another game is chosen, and nothing of the tree before", () => {
    playground.start(link("figure=stepper&tree=[1,2]&algorithm=failHard&depth=1&window=0,5&step=2"));
    playground.setGame({ name: "othello", title: "Othello", position: "-", depth: 3 });
    expect(Object.fromEntries(address)).toMatchObject({ game: "othello", depth: "3", algorithm: "failHard" });
    expect(address.has("tree")).toBe(false);
    playground.setGame(undefined);
    expect(readSetup(address).setup.tree).toBe("[[3,12,8],[2,4,6],[14,5,2]]");
    expect(address.has("game")).toBe(false);
  });

  it("takes options as links hold them", async () => {
    await playground.setOptions({ window: "2,5", depth: "1" });
    expect(readSetup(address)).toMatchObject({ setup: { window: [2, 5], depth: 1 }, step: 0 });
    await playground.setOptions({ window: undefined });
    expect(readSetup(address).setup.window).toBeUndefined();
  });

  it.each([
    [{ depth: "many" }, 'its depth "many" is no whole number'],
    [{ depth: "-1" }, 'its depth "-1" is no whole number'],
    [{ window: "5,2" }, 'its window "5,2" is not two numbers, the lower first'],
  ])("refuses the options %o in a sentence, and all stays as it was", async (options, message) => {
    await playground.setOptions({ depth: "2" });
    const { round, view } = playground;
    await expect(playground.setOptions(options)).rejects.toThrow(message);
    expect([playground.round, playground.view.toString()]).toEqual([round, view.toString()]);
  });
});
