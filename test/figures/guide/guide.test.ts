import { describe, expect, it } from "vitest";
import { guide, guideFacts, guidePath, readAnswers, writeAnswers } from "../../../src/figures/guide/guide.ts";
import { guideQuestions, lastAdvice } from "../../../src/figures/guide/guideQuestions.ts";
import { Guiding, knownGames } from "../../../src/figures/guide/guiding.svelte.ts";
import { chapterSearches } from "../../../src/tools/beTheSearch/chapterSearches.ts";

const titleOf = (answers: string) => guidePath(readAnswers(answers)).advice?.title;

describe("A guide", () => {
  it("ends with a question's advice at the answer that ends it, and not before", () => {
    for (const [i, { end, advice }] of guideQuestions.entries()) {
      const before = guideQuestions.slice(0, i).map((one) => (one.end === "yes" ? "n" : "y"));
      expect(guidePath(readAnswers(before.join("")))).toEqual({ reached: i + 1, advice: undefined });
      expect(guidePath(readAnswers(`${before.join("")}${end[0]}`))).toEqual({ reached: i + 1, advice });
    }
  });

  it("ends with sampling when no question has ended it", () => {
    expect(guidePath(readAnswers("yyynn")).advice).toBe(lastAdvice);
  });

  it("counts no answer behind the end, and none behind an open question", () => {
    expect(titleOf("nyyyy")).toBe(titleOf("n"));
    expect(guidePath(readAnswers("y-yyy"))).toEqual({ reached: 2, advice: undefined });
  });

  it.each([
    ["tic-tac-toe", "Alpha–beta with a table, to the end"],
    ["Connect Four", "Alpha–beta with everything"],
    ["Go", "Try both: Monte Carlo tree search and alpha–beta"],
    ["poker", "Regret matching, or CFR in a tree"],
    ["a guard", "A behaviour tree"],
    ["slot machines", "A bandit: UCB1 or Thompson sampling"],
  ])("leads %s to %s", (game, advice) => {
    expect(titleOf(knownGames.find(({ name }) => name === game)!.answers)).toBe(advice);
  });

  it("has an advice for every game that it names", () => {
    for (const { answers } of knownGames) expect(titleOf(answers)).toBeDefined();
  });

  it("leads from each advice to something of its chapters that is carried out by hand", () => {
    for (const { chapters, byHand } of [...guideQuestions.map(({ advice }) => advice), lastAdvice])
      expect(chapters.flatMap(({ slug }) => chapterSearches[slug] ?? [])).toContain(byHand);
  });

  it("comes back from its link, and refuses what are no answers", () => {
    for (const text of ["", "y", "yyn", "y-y", "yyynn"]) expect(writeAnswers(readAnswers(text))).toBe(text);
    for (const wrong of ["x", "yyyyyy", "Y"]) expect(() => readAnswers(wrong)).toThrow("are no answers");
  });

  it("says what it advises and how much it asked", () => {
    expect(guideFacts(readAnswers("yyn"))).toEqual({
      advice: "Regret matching, or CFR in a tree",
      asked: "3",
    });
    expect(guideFacts(readAnswers("")).advice).toBe("nothing yet");
  });

  it("names the game that was asked for of all that are answered for alike, until something is answered", () => {
    const guiding = new Guiding(guide.place({ answers: "yyyny" }).given);
    expect(guiding.game).toBe("Connect Four");
    guiding.pick(knownGames.find(({ name }) => name === "chess")!);
    expect([guiding.game, guiding.path.reached]).toEqual(["chess", 5]);
    guiding.answer(0, "no");
    expect([guiding.game, guiding.path.reached]).toEqual([undefined, 1]);
    guiding.answer(0, "yes");
    expect(guiding.game).toBe("Connect Four");
  });

  it("comes back to what its page shows, and to no answers", () => {
    const { given } = guide.place({ answers: "yyn" });
    const guiding = new Guiding(given);
    guiding.clear();
    expect(writeAnswers(guiding.view.answers)).toBe("");
    guiding.reset();
    expect(guiding.view).toEqual(given);
  });
});
