import { describe, expect, it } from "vitest";
import { type WhistMove, type WhistPosition, whist } from "../../../../src/engine/index.ts";

type Card = readonly [suit: number, rank: number];

/** All that can happen after a deal, trick by trick and by these rules written anew: the cards played and MAX's tricks less MIN's. */
function everyPlay(leader: readonly Card[], other: readonly Card[], sign: 1 | -1): [Card[], number][] {
  if (leader.length === 0) return [[[], 0]];
  return leader.flatMap((led) => {
    const canFollow = other.some(([suit]) => suit === led[0]);
    const answers = other.filter(([suit]) => !canFollow || suit === led[0]);
    return answers.flatMap((answer) => {
      const taken = answer[0] === led[0] && answer[1] > led[1];
      const [ledRest, otherRest] = [leader.filter((c) => c !== led), other.filter((c) => c !== answer)];
      const rest = taken
        ? everyPlay(otherRest, ledRest, -sign as 1 | -1)
        : everyPlay(ledRest, otherRest, sign);
      const trick = taken ? -sign : sign;
      return rest.map(([cards, tricks]): [Card[], number] => [[led, answer, ...cards], tricks + trick]);
    });
  });
}

const nameOf = ([suit, rank]: Card) => `${"shdc"[suit]}${rank}`;
const cardOf = (text: string): Card => ["shdc".indexOf(text[0]), Number(text[1])];
const cardsOf = (hand: string) => (hand.match(/../g) ?? []).map(cardOf);

/** The same by the engine's game: every line from a position, and its outcome. */
function linesOf(
  game: ReturnType<typeof whist>,
  position: WhistPosition,
  line: WhistMove[] = [],
): [string, number][] {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return [[line.join(""), outcome]];
  return game.moves(position).flatMap((move) => linesOf(game, game.play(position, move), [...line, move]));
}

describe("whist", () => {
  const small = whist({ ranks: 3, hand: 2 });
  const game = whist();

  it.each([
    ["2 cards of 6", small, 90, 1],
    ["3 cards of 8", game, 560, 23],
    ["one suit", whist({ suits: 1, ranks: 6, hand: 3 }), 20, 1],
    ["three suits", whist({ suits: 3, ranks: 2, hand: 3 }), 20, 1],
  ])("plays %s as the rules do that are written anew here, deal by deal", (_name, game, count, every) => {
    const deals = game.moves(game.start);
    expect(new Set(deals).size).toBe(count);
    expect(deals).toHaveLength(count);
    for (const deal of deals.filter((_, i) => i % every === 0)) {
      const [max, min] = deal.split(":").map(cardsOf);
      const expected = everyPlay(max, min, 1).map(([cards, tricks]) => [
        cards.map(nameOf).join(""),
        tricks + 0,
      ]);
      expect(linesOf(game, game.play(game.start, deal)).sort()).toEqual(expected.sort());
    }
  });

  it("follows suit where it can, and is led by whoever took the trick", () => {
    const led = game.read("s1s3h2:s2h1h4 s1");
    expect([game.turn(led), game.moves(led)]).toEqual(["min", ["s2"]]);
    const taken = game.play(led, "s2");
    expect([game.turn(taken), game.moves(taken)]).toEqual(["min", ["h1", "h4"]]);
    expect(game.turn(game.read("s1s3h2:s2h1h4 s3s2"))).toBe("max");
  });

  it("gives a trick of two suits to who led, whatever the ranks", () => {
    const position = game.read("s1s2s3:h1h2h4 s1h4");
    expect(game.turn(position)).toBe("max");
    expect(game.outcome(game.read("s1s2s3:h1h2h4 s1h4s2h2s3h1"))).toBe(3);
  });

  it("shows a side its own hand as it was dealt, and every card that was played", () => {
    const position = game.read("s1s3h2:s2h1h4 s3s2");
    expect(game.sees(position, "max")).toBe("s1s3h2 s3s2");
    expect(game.sees(position, "min")).toBe("s2h1h4 s3s2");
  });

  it("leaves out worlds in which a side that did not follow could have", () => {
    const position = game.read("s1s3h2:h1h3h4 s3h1");
    const hands = game.worlds(position, "max").map((world) => world.position.dealt.min.join(""));
    expect(hands).toEqual(["h1h3h4"]);
    expect(game.worlds(game.read("s1s3h2:h1h3h4"), "max")).toHaveLength(10);
  });

  it("draws what each side still holds, and what was played", () => {
    expect(game.diagram(game.read("s1s3h2:s2h1h4 s3s2"))).toBe("A s1 h2\nB h1 h4\ns3 s2");
  });

  it("puts hands that are read into the deck's order", () => {
    expect(game.write(game.read("h2s3s1:h4h1s2"))).toBe("s1s3h2:s2h1h4");
  });

  it.each([
    ["s1s3:s2h1h4", "expected 3 cards for each side"],
    ["s1s3h2", "expected 3 cards for each side"],
    ["s1s3h5:s2h1h4", "expected 3 cards for each side"],
    ["s1s3d2:s2h1h4", "expected 3 cards for each side"],
    ["s1s3h2:s2h1h4 s3 s2", "expected 3 cards for each side"],
    ["s1s3h2:s2h1h4:h3", "expected 3 cards for each side"],
    ["s1s3h2:s2h1h2", "h2 cannot be dealt twice"],
    ["s1s3h2:s2h1h4 s3h1", "h1 cannot be played there; what could is s2"],
    ["s1s2s3:h1h2h4 s1h4s2h2s3h1s1", "s1 cannot be played, as all cards have been"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it.each([
    [{ suits: 5 }, "suits must be a whole number from 1 to 4, not 5"],
    [{ ranks: 10 }, "ranks must be a whole number of cards from 1 to 9, not 10"],
    [{ hand: 0 }, "hand must be a whole number of cards, 1 or more, not 0"],
    [{ hand: 5 }, "A deck of 8 cards is too few for two hands of 5"],
    [{ suits: 4, ranks: 9 }, "There are 38955840 deals, and at most 20000 can be looked at"],
  ])("refuses %j", (options, problem) => {
    expect(() => whist(options)).toThrow(problem);
  });
});
