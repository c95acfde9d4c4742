import { readdirSync } from "node:fs";
import fc from "fast-check";
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
      const of = (answers: string) => guidePath(readAnswers(answers.padEnd(guideQuestions.length, "-")));
      expect(of(before.join(""))).toEqual({ reached: i + 1, advice: undefined });
      expect(of(`${before.join("")}${end[0]}`)).toEqual({ reached: i + 1, advice });
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
    ["backgammon", "Expectimax, cut by Star1 or Star2"],
    ["2048", "Expectimax, cut by Star1 or Star2"],
    ["poker", "Regret matching, or CFR in a tree"],
    ["bridge", "Determinization, or information-set sampling"],
    ["Ludo", "Monte Carlo tree search, a score for each"],
    ["a guard", "A behaviour tree"],
    ["slot machines", "A bandit: UCB1 or Thompson sampling"],
  ])("leads %s to %s", (game, advice) => {
    expect(titleOf(knownGames.find(({ name }) => name === game)!.answers)).toBe(advice);
  });

  it("has an advice for every game that it names", () => {
    for (const { answers } of knownGames) expect(titleOf(answers)).toBeDefined();
  });

  const everyAdvice = [...guideQuestions.map(({ advice }) => advice), lastAdvice];

  it("leads from each advice to something of its chapters that is carried out by hand", () => {
    const without = everyAdvice.filter(({ chapters, byHand }) =>
      chapters.flatMap(({ slug }) => chapterSearches[slug] ?? []).every((search) => search !== byHand),
    );
    expect(without).toEqual([]);
  });

  it("leads to chapters that there are, by their numbers", () => {
    const files = readdirSync("content/chapters");
    for (const { number, slug } of everyAdvice.flatMap(({ chapters }) => chapters))
      expect(files).toContain(`${String(number).padStart(2, "0")}-${slug}.mdx`);
  });

  it("asks of a game with dice, with hidden cards or for more than two before it speaks of alpha–beta", () => {
    const asked = guideQuestions.map(({ name }) => name);
    for (const name of ["isForTwo", "isDealt", "isDrawn"] as const)
      expect(asked.indexOf(name)).toBeLessThan(asked.indexOf("isSmall"));
  });

  it("comes back from its link, and refuses what are no answers", () => {
    for (const text of ["", "y", "yyn", "y-y", "yyynn", "yyn-----", "--n-----", "yyynyy--"])
      expect(writeAnswers(readAnswers(text))).toBe(text);
    for (const wrong of ["x", "yyyyyy", "yyyyyyy", "yyyyyyyyy", "Y"])
      expect(() => readAnswers(wrong)).toThrow("are no answers");
  });

  it("comes back from its link whatever is answered", () => {
    const answer = fc.constantFrom("yes" as const, "no" as const, undefined);
    const answers = fc.array(answer, { minLength: guideQuestions.length, maxLength: guideQuestions.length });
    fc.assert(
      fc.property(answers, (answers) => {
        expect(readAnswers(writeAnswers(answers))).toEqual(answers);
      }),
    );
  });

  it("takes a link of its first days for one of a game for two without dice, as far as it goes", () => {
    expect(readAnswers("yyyny")).toEqual(readAnswers("yyynynny"));
    expect(readAnswers("yyy")).toEqual(readAnswers("yyyny---"));
    expect(readAnswers("yy")).toEqual(readAnswers("yy------"));
  });

  it("says what it advises and how much it asked", () => {
    expect(guideFacts(readAnswers("yyn"))).toEqual({
      advice: "Regret matching, or CFR in a tree",
      asked: "5",
    });
    expect(guideFacts(readAnswers("")).advice).toBe("nothing yet");
  });

  it("names the game that was asked for of all that are answered for alike, until something is answered", () => {
    const guiding = new Guiding(guide.place({ answers: "yyyny" }).given);
    expect(guiding.game).toBe("Connect Four");
    guiding.pick(knownGames.find(({ name }) => name === "chess")!);
    expect([guiding.game, guiding.path.reached]).toEqual(["chess", 8]);
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
