import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSetup } from "../../../src/kit/run/setup.ts";
import { PlaygroundState } from "../../../src/tools/playground/playground.svelte.ts";

/** What was put into the address bar last, at once or a little later. */
let address: URLSearchParams;
/** The entries that the tab's history has had since: Back comes to them, the last one first. */
let past: string[];
let playground: PlaygroundState;
const write = (parameters: URLSearchParams) => (address = new URLSearchParams(parameters));
const link = (text: string) => new URLSearchParams(text);

beforeEach(() => {
  address = link("");
  past = [];
  const step = (parameters: URLSearchParams, left: URLSearchParams | undefined) => {
    past.push((left ?? address).toString());
    write(parameters);
  };
  const lasting = (view: URLSearchParams) => {
    const rest = new URLSearchParams(view);
    rest.delete("step");
    return rest.toString();
  };
  playground = new PlaygroundState({ put: write, follow: write, step, settle: () => {} }, lasting);
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

describe("Back in the playground", () => {
  const shown: string[] = [];
  /** What the browser does, and then the figure. */
  function goBack(): void {
    address = link(past.pop()!);
    playground.travel(address, (view) => {
      shown.push(view.toString());
      playground.tell(view);
    });
  }
  beforeEach(() => {
    shown.length = 0;
    vi.useFakeTimers();
    playground.start(link(""));
    playground.tell(link("tree=[1,2]&algorithm=minimax&step=0"));
  });
  afterEach(() => void vi.useRealTimers());

  it("takes each change back, the last one first, and walking from step to step is none", () => {
    playground.tell(link("tree=[1,2]&algorithm=minimax&step=3"));
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=3"));
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=4"));
    playground.tell(link("tree=[4,2]&algorithm=alphaBeta&step=0"));
    expect(past).toHaveLength(2);
    goBack();
    expect(shown).toEqual([link("tree=[1,2]&algorithm=alphaBeta&step=4").toString()]);
    goBack();
    expect(shown.at(-1)).toBe(link("tree=[1,2]&algorithm=minimax&step=3").toString());
    expect(past).toEqual([]);
    // What comes next is a step again.
    playground.tell(link("tree=[7,2]&algorithm=minimax&step=0"));
    expect(past).toHaveLength(1);
  });

  it("comes back to the step where a change was made, though the address had not said it yet", () => {
    playground.tell(link("tree=[1,2]&algorithm=minimax&step=3"));
    address = link("");
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=0"));
    expect(past).toEqual([link("figure=stepper&tree=[1,2]&algorithm=minimax&step=3").toString()]);
  });

  it("comes to what the page shows by itself, where its address says nothing", () => {
    playground.tell(link("tree=[9,9]&algorithm=minimax&step=0"));
    expect(past).toEqual([""]);
    goBack();
    expect(shown).toEqual([link("tree=[1,2]&algorithm=minimax&step=0").toString()]);
    expect(address.toString()).toBe("");
  });

  it("takes what a slider does for one change, until it rests", () => {
    const move = (depth: number) =>
      playground.tell(link(`tree=[1,2]&algorithm=minimax&step=0&depth=${depth}`));
    for (const depth of [1, 2, 3]) move(depth);
    expect(past).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    move(4);
    expect(past).toHaveLength(2);
  });

  it("comes to another figure, which is made anew", () => {
    playground.choose("grow");
    playground.tell(link("plies=2"));
    const { round } = playground;
    goBack();
    expect([playground.figure, playground.round, shown]).toEqual(["stepper", round + 1, []]);
  });

  it("takes what a figure shows by itself, before it shows what it was asked for, for no change", () => {
    playground.open(link("figure=stepper&tree=[8,9]&algorithm=minimax"));
    playground.tell(link("tree=[1,2]&algorithm=alphaBeta&step=0"));
    playground.tell(link("tree=[8,9]&algorithm=minimax&step=0"));
    expect(past).toHaveLength(1);
    playground.tell(link("tree=[8,9]&algorithm=alphaBeta&step=0"));
    expect(past).toHaveLength(2);
  });

  it("takes options that are asked for twice, by Enter and by leaving the field, for one change", async () => {
    await Promise.all([1, 2].map(() => playground.setOptions({ depth: "1" })));
    expect(past).toHaveLength(1);
    expect(address.get("depth")).toBe("1");
  });

  it("leaves a game that is played, whose moves are taken back by its own button", () => {
    playground.choose("play");
    playground.tell(link("game=ticTacToe&moves="));
    playground.tell(link("game=ticTacToe&moves=5"));
    playground.tell(link("game=ticTacToe&moves=5,1"));
    expect(past).toHaveLength(1);
    expect(address.get("moves")).toBe("5,1");
  });

  it("says what is wrong with a link that it comes to", () => {
    playground.travel(link("figure=telescope"), () => {});
    expect(playground.problem).toMatch(/there is no figure "telescope"/);
  });
});
