import { describe, expect, it } from "vitest";
import {
  checkGame,
  type HiddenGame,
  hiddenGames,
  hiddenTreeGame,
  type KuhnMove,
  type KuhnPosition,
  kuhnPoker,
  nonLocality,
  parseChanceTree,
  strategyFusion,
  whist,
} from "../../../../src/engine/index.ts";
import { refusesNonsense } from "../refusals.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyHiddenGame = HiddenGame<any, any>;

const usual = Object.entries(hiddenGames).map(([name, make]): [string, AnyHiddenGame] => [name, make()]);
const others: [string, AnyHiddenGame][] = [
  ["whist with 2 cards of 6", whist({ ranks: 3, hand: 2 })],
  ["whist of one suit", whist({ suits: 1, ranks: 5, hand: 2 })],
  ["whist without a card aside", whist({ suits: 3, ranks: 2 })],
  ["strategyFusion", hiddenTreeGame(strategyFusion)],
  ["nonLocality", hiddenTreeGame(nonLocality)],
  ["worlds unlike in chance", hiddenTreeGame(parseChanceTree("{1/6: [[1, 2], 3], 5/6: [[0, 4], 1]}"))],
];

describe.each([...usual, ...others])("%s", (_name, game) => {
  it("breaks no law of the contract", () => {
    expect(checkGame(game, { positions: 1500 })).toEqual([]);
  });

  it("breaks no law in random games either", () => {
    expect(checkGame(game, { positions: 300, seed: "laws" })).toEqual([]);
  });

  refusesNonsense(game);
});

describe("checkGame on games with hidden information", () => {
  type Kuhn = HiddenGame<KuhnPosition, KuhnMove>;
  const sound = kuhnPoker();
  const open = ({ cards, betting }: KuhnPosition) => `${cards?.join("") ?? ""} ${betting}`;
  const spoilt: readonly (readonly [string, Partial<Kuhn>, string])[] = [
    [
      "sees no betting",
      { sees: ({ cards }, side) => String(cards?.[side === "max" ? 0 : 1] ?? "") },
      "A side sees whether it is to move",
    ],
    [
      "has other moves in what looks alike",
      {
        moves: (position) => sound.moves(position).filter((move) => open(position) !== "01 " || move !== "b"),
      },
      "A side sees whether it is to move",
    ],
    [
      "forgets how it came here",
      { sees: (position, side) => sound.sees(position, side).replace("pb", "b").replace("bb", "b b") },
      "A side remembers",
    ],
    [
      "forgets its card",
      {
        sees: (position, side) =>
          position.betting === "pb" ? `x ${position.betting}` : sound.sees(position, side),
      },
      "A side remembers",
    ],
    [
      "lets both see the same",
      {
        sees: (position, side) => {
          const { cards, betting } = position;
          return betting.length === 1 && side === "min" ? `${cards![1]}` : sound.sees(position, side);
        },
      },
      "What one side sees at its turn",
    ],
    [
      "leaves a world out",
      { worlds: (position) => [{ position, chance: 1 }] },
      "worlds are the positions that look alike",
    ],
    [
      "leaves itself out",
      {
        worlds: (position, side) =>
          position.cards === undefined
            ? sound.worlds(position, side)
            : sound
                .worlds(position, side)
                .filter((world) => open(world.position) !== open(position))
                .map((world) => ({ ...world, chance: 1 })),
      },
      "none of max's worlds is the position itself",
    ],
    [
      "takes what looks unlike for a world",
      {
        worlds: (position) =>
          position.cards === undefined
            ? [{ position, chance: 1 }]
            : (["01", "10"] as const).map((deal) => ({
                position: { ...sound.play(sound.start, deal), betting: position.betting },
                chance: 1 / 2,
              })),
      },
      "worlds are the positions that look alike",
    ],
    [
      "says worlds are less likely than they are",
      {
        worlds: (position, side) =>
          sound.worlds(position, side).map((world, i, { length }) => ({
            ...world,
            chance: length === 1 ? 1 : i === 0 ? 0.4 : 0.6,
          })),
      },
      "is not 0.",
    ],
    [
      "gives chances that do not sum to 1",
      {
        worlds: (position, side) =>
          sound.worlds(position, side).map((world) => ({ ...world, chance: world.chance / 2 })),
      },
      "the chances of max's worlds sum to 0.5",
    ],
    [
      "counts a world twice",
      {
        worlds: (position, side) => [...sound.worlds(position, side), ...sound.worlds(position, side)],
      },
      "a world is there twice",
    ],
  ];

  it.each(spoilt)("finds a game that %s", (_name, fault, law) => {
    expect(checkGame({ ...sound, ...fault }).join("\n")).toContain(law);
  });

  it("finds a deal that chance makes as likely as it should not", () => {
    const chances = () => [1 / 2, 1 / 10, 1 / 10, 1 / 10, 1 / 10, 1 / 10];
    expect(checkGame({ ...sound, chances })).toEqual([expect.stringContaining("is not 0.5")]);
  });
});
