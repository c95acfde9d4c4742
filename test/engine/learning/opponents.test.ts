import { describe, expect, it } from "vitest";
import {
  biased,
  copying,
  cycling,
  foretelling,
  frequencyReading,
  HandMatch,
  handGames,
  handReward,
  type Opponent,
  random,
  ucb1Policy,
} from "../../../src/engine/index.ts";

const { rockPaperScissors, lizardSpock } = handGames;
const [rock, paper, scissors] = [0, 1, 2];
const seen = (...hands: number[]) => ({
  rounds: hands.length,
  last: hands.at(-1),
  arms: rockPaperScissors.hands.map((_, hand) => {
    const pulls = hands.filter((one) => one === hand).length;
    return { pulls, earned: pulls / 2 };
  }),
});

describe("handReward", () => {
  it("knows what beats what", () => {
    const beaten = ({ hands }: (typeof handGames)[keyof typeof handGames], own: string) =>
      hands.filter((other) =>
        handReward({ hands }, hands.indexOf(own as never), hands.indexOf(other as never), 0),
      );
    expect(rockPaperScissors.hands.map((hand) => beaten(rockPaperScissors, hand))).toEqual([
      ["scissors"],
      ["rock"],
      ["paper"],
    ]);
    expect(lizardSpock.hands.map((hand) => beaten(lizardSpock, hand))).toEqual([
      ["scissors", "lizard"],
      ["rock", "Spock"],
      ["paper", "lizard"],
      ["rock", "scissors"],
      ["paper", "Spock"],
    ]);
  });

  it("pays a draw as stated, and of every other pair exactly one", () => {
    for (const game of Object.values(handGames)) {
      for (const own of game.hands.keys()) {
        expect(handReward(game, own, own, 0.5)).toBe(0.5);
        expect(handReward(game, own, own, 0)).toBe(0);
        for (const other of game.hands.keys()) {
          if (own !== other)
            expect(handReward(game, own, other, 0.5) + handReward(game, other, own, 0.5)).toBe(1);
        }
      }
    }
  });
});

describe("opponents", () => {
  it("biased shows its hands as often as they weigh", () => {
    const [opponent, chance] = [biased([2, 0, 6]), random(1)];
    const shown = Array.from({ length: 8000 }, () => opponent(seen(), chance));
    expect(shown.filter((hand) => hand === paper)).toEqual([]);
    expect(shown.filter((hand) => hand === scissors).length / 8000).toBeCloseTo(0.75, 1);
  });

  it("biased refuses weights that make no sense", () => {
    expect(() => biased([0, 0, 0])).toThrow("weights must be 0 or more, and one of them above, not 0, 0, 0");
    expect(() => biased([1, -1, 1])).toThrow("weights must be");
    expect(() => biased([1, Number.NaN, 1])).toThrow("weights must be");
  });

  it("cycling shows all hands in turn, whatever it sees", () => {
    const [opponent, chance] = [cycling(rockPaperScissors), random(2)];
    const shown = [0, 1, 2, 3, 4, 5].map((rounds) => opponent({ ...seen(paper), rounds }, chance));
    expect(shown.slice(1).map((hand, i) => (hand - shown[i] + 3) % 3)).toEqual([1, 1, 1, 1, 1]);
  });

  it("copying shows the player's last hand", () => {
    const opponent = copying(rockPaperScissors);
    expect([rock, paper, scissors].map((hand) => opponent(seen(rock, hand), random(3)))).toEqual([0, 1, 2]);
  });

  it("frequency reading beats the hand that is shown most", () => {
    const opponent = frequencyReading(rockPaperScissors);
    expect(opponent(seen(rock, rock, paper), random(4))).toBe(paper);
    expect(opponent(seen(scissors, scissors), random(4))).toBe(rock);
  });

  it("foretelling beats every hand of a policy that leaves nothing to chance", () => {
    for (const game of Object.values(handGames)) {
      const match = new HandMatch({ game, policy: ucb1Policy(0.7), draw: 0.5, seed: 5 });
      const opponent = foretelling(game, ucb1Policy(0.7));
      for (let round = 0; round < 100; round++) match.play(opponent);
      expect(match.earned).toBe(0);
    }
  });

  it("those without a reason to prefer a hand leave it to chance", () => {
    const first = (opponentOf: () => Opponent) =>
      new Set(Array.from({ length: 60 }, (_, seed) => opponentOf()(seen(), random(seed)))).size;
    for (const opponent of [cycling, copying, frequencyReading])
      expect(first(() => opponent(rockPaperScissors))).toBe(3);
  });
});
