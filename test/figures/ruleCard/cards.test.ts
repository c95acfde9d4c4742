import { describe, expect, it } from "vitest";
import { checkers, gomoku, othello } from "../../../src/engine/index.ts";
import { type Card, cardSteps, cards, readCard, readCardStep } from "../../../src/figures/ruleCard/cards.ts";

const movesAt = ({ game }: Card, position: unknown) =>
  game.moves(position).map((move) => game.writeMove(position, move));

describe.each(Object.entries<Card>(cards))("The rule card %s", (_name, card) => {
  it("is played by the rules, with a sentence to every position", () => {
    expect(cardSteps(card)).toHaveLength(card.moves.length + 1);
    expect(card.says).toHaveLength(card.moves.length + 1);
    expect(card.game.write(card.game.read(card.position))).toBe(card.position);
  });
});

describe("What the rule cards say", () => {
  it("of a pass is so", () => {
    const steps = cardSteps(cards.othelloPass);
    const empty = [...othello.write(steps[0].position as typeof othello.start)].flatMap((glyph, square) =>
      glyph === "-" ? ["abcdefgh"[square % 8] + (Math.floor(square / 8) + 1)] : [],
    );
    expect(empty).toEqual(["h1", "f8", "g8"]);
    expect(movesAt(cards.othelloPass, steps[1].position)).toEqual(["pass"]);
    expect(movesAt(cards.othelloPass, steps[3].position)).toEqual(["f8"]);
    expect(othello.outcome(steps[4].position as typeof othello.start)).toBeLessThan(0);
  });

  it("of a forced capture is so", () => {
    const steps = cardSteps(cards.checkersJump);
    expect(movesAt(cards.checkersJump, steps[0].position)).toEqual(["10x17x26", "10x19x26"]);
    expect(movesAt(cards.checkersJump, steps[1].position)).toEqual(["31x22"]);
    const other = checkers.read(cards.checkersJump.position);
    const after = checkers.play(other, checkers.readMove(other, "10x19x26"));
    expect(checkers.captures!(after, checkers.moves(after))).toEqual([]);
  });

  it("of a crowning is so", () => {
    expect(movesAt(cards.checkersCrown, cardSteps(cards.checkersCrown)[0].position)).toEqual(["22x31"]);
    const king = checkers.read(cards.checkersCrown.position.replace("B22", "BK22"));
    expect(movesAt(cards.checkersCrown, king)).toContain("22x31x24");
  });

  it("of an open three is so", () => {
    const steps = cardSteps(cards.gomokuOpenThree);
    const narrow = gomoku(9, { width: 5 });
    /** Where Black would win at once, were it to move. */
    const wins = (step: number) => {
      const text = narrow.write(steps[step].position as typeof narrow.start);
      const position = narrow.read(text.replace(/.$/, "X"));
      return narrow
        .moves(position)
        .filter((move) => narrow.outcome(narrow.play(position, move)) === 1)
        .map((move) => narrow.writeMove(position, move))
        .sort();
    };
    expect(wins(2)).toEqual(["b5", "g5"]);
    expect(wins(3)).toEqual(["b5"]);
    expect(narrow.outcome(steps[4].position as typeof narrow.start)).toBe(1);
  });
});

describe("A step of a rule card", () => {
  it("is a number of moves, the start or the end", () => {
    expect(["start", "2", "end"].map((text) => readCardStep(text, 4))).toEqual([0, 2, 4]);
    expect(() => readCardStep("5", 4)).toThrow('it has no step "5": there are 0 to 4');
    expect(() => readCardStep("soon", 4)).toThrow('it has no step "soon"');
    expect(() => readCard("chess")).toThrow('there is no rule card "chess"; the cards are othelloPass');
  });
});
