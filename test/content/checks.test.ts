import { describe, expect, it } from "vitest";
import { isSmall } from "../../src/games/namedGame.ts";
import { askQuestion } from "../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../src/kit/questions/question.ts";
import "../../src/figures/stepper/haveChance.ts";
import { chapterFiles, elementsOf, readChapter } from "./readChapter.ts";

const chapters = await Promise.all(chapterFiles.map(readChapter));

/** The chapters whose matter is a search that figures run node by node, from alpha-beta to NegaScout. */
const ofSearches = chapters.map(({ slug }) => slug).slice(3, 9);

describe.each(chapters)("The check of $file", ({ slug, children }) => {
  const checks = elementsOf(children, "Check", "ChanceCheck").map(
    ({ props }) => props as { chapter: string; questions: Question[] },
  );
  const questions = checks.flatMap((check) => check.questions);

  it("stands once, and keeps its progress under the chapter's name", () => {
    expect(checks.map(({ chapter }) => chapter)).toEqual([slug]);
  });

  it("asks at least four questions", () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
  });

  it.runIf(ofSearches.includes(slug))("asks half of them or more about a search that is run", () => {
    const ofRuns = questions.filter(({ ask }) => ask !== "choice" && ask !== "number");
    expect(ofRuns.length * 2).toBeGreaterThanOrEqual(questions.length);
  });

  it.each(questions)("can be asked: $ask $text $at", (question) => {
    const asked = askQuestion(question);
    expect(asked.text).toMatch(/\?$/);
    expect(asked.answer).not.toBe("");
    if (asked.options) expect(asked.options.map(({ key }) => key)).toContain(asked.answer);
  });

  it("asks about games whose rules it need not wait for", () => {
    const games = questions.flatMap((question) =>
      "game" in question && question.game !== undefined ? [question.game] : [],
    );
    expect(games.filter((game) => !isSmall(game))).toEqual([]);
  });

  it("tells a wrong answer what to look at, and not what is right", () => {
    for (const question of questions) {
      if (question.ask === "next" || question.ask === "owner" || question.ask === "return") continue;
      const given = Object.values(question.hints ?? {}).filter((hint) => hint !== "");
      const hints = "hint" in question && question.hint !== undefined ? [...given, question.hint] : given;
      const { options, answer } = askQuestion(question);
      const right = options?.find(({ key }) => key === answer)?.label ?? answer;
      for (const hint of hints) {
        expect(hint).toMatch(/[.?]$/);
        if (right.length > 3) expect(hint).not.toContain(right);
      }
      if (question.ask === "number") expect(question.hint).not.toBe("");
    }
  });

  it("has a hint of its own for each wrong choice", () => {
    for (const question of questions) {
      if (question.ask !== "choice") continue;
      const { text, options, answer, hints = [] } = question;
      const spoken = hints.filter((hint) => hint !== "");
      expect(hints.length, `${text} wants as many hints as options, "" for the right one`).toBe(
        options.length,
      );
      expect(hints[answer], text).toBe("");
      expect(new Set(spoken).size, `${text} wants another hint for each wrong choice`).toBe(
        options.length - 1,
      );
    }
  });

  it("has no two options that say the same", () => {
    for (const question of questions) {
      if (question.ask === "choice") expect(new Set(question.options).size).toBe(question.options.length);
    }
  });
});

/** The reasons that chapters give are typed; these are the answers they give reasons for. */
it("The answers are those that the chapters explain", () => {
  const answers = Object.fromEntries(
    chapters.map(({ slug, children }) => [
      slug,
      elementsOf(children, "Check", "ChanceCheck")
        .flatMap(({ props }) => props.questions as Question[])
        .map((question) => {
          const { options, answer } = askQuestion(question);
          return options?.find(({ key }) => key === answer)?.label ?? answer;
        }),
    ]),
  );
  expect(answers).toMatchInlineSnapshot(`
    {
      "alpha-beta": [
        "It is cut",
        "It is read",
        "It is cut",
        "The root, where MAX moves",
        "(6, ∞)",
        "≤5",
        "5",
        "It would read every leaf, and return the right value",
        "199",
        "Whatever it is worth, the game will not come to it between good players",
      ],
      "bandits": [
        "A",
        "half as large",
        "0.5",
        "paper",
        "It doubles",
        "UCB1",
      ],
      "behaviour-trees": [
        "2",
        "running",
        "b1",
        "It is not ticked",
        "failure",
        "all 3 again",
      ],
      "chance": [
        "3",
        "5",
        "5",
        "It can become another one",
        "It is read",
        "It is cut",
        "A bad outcome does not bound an average",
      ],
      "choosing": [
        "Alpha–beta with a table, to the end",
        "The two games of an opening may hang together",
        "They do not tell who is stronger",
        "13800",
        "Both enter the same",
        "Each one’s regret a game",
        "Expectimax",
      ],
      "evaluation": [
        "−1",
        "The outcome",
        "0.15",
        "−1",
        "−0.15",
        "The loss lay right behind the horizon of the shallower search",
        "The quiet ones alone",
        "Nobody can tell from this match",
      ],
      "game-trees": [
        "1,024",
        "Several orders of moves lead to one position",
        "20",
        "60",
        "1",
        "10",
      ],
      "hidden-cards": [
        "4",
        "2.5",
        "8",
        "Strategy fusion",
        "Ask in which worlds the other would have done so",
        "In each world that it searches, the other sees the Jack",
      ],
      "iterative-deepening": [
        "about 1.5 times as much",
        "9",
        "7",
        "5",
        "7",
        "The move that iteration 8 found",
      ],
      "mcts": [
        "B",
        "0",
        "0.5",
        "The first",
        "500",
        "The one with 50 games",
        "Its bonus is 0, and it never comes back",
      ],
      "minimax": [
        "5",
        "The third, with its two 6",
        "0",
        "4",
        "∞",
        "Two players share ten coins, and each wants as many as possible",
        "The win",
        "2",
      ],
      "move-ordering": [
        "4",
        "6",
        "5",
        "It is read",
        "The leaf 4",
        "Where every move fails against the bound",
        "80 %",
        "It is 1.2 times what it was",
      ],
      "negamax": [
        "5",
        "10",
        "It is cut",
        "5",
        "(−7, −2)",
        "4",
      ],
      "negascout": [
        "It is cut",
        "It is read",
        "8",
        "2",
        "It cuts the rest of the node",
        "When the best move is tried late at many nodes",
        "The first is lost, the second is held",
        "It stops: the value is 3",
      ],
      "opponents": [
        "One legal move: pass",
        "2",
        "0.5",
        "Nothing about the moves that it has not looked at",
        "The temperature, a little above 0",
        "7",
      ],
      "regret-matching": [
        "Rock",
        "2",
        "0.75",
        "The average of all they played",
        "0.04",
        "100",
        "Each one’s average regret goes to 0",
      ],
      "transposition-tables": [
        "6",
        "It is read",
        "8",
        "Yes: whatever the value is, it stays outside the window",
        "1110",
        "Yes: it has looked further than is asked",
      ],
    }
  `);
});
