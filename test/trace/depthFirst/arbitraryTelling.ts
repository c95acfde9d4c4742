import fc from "fast-check";
import {
  bounds,
  type Observer,
  orderingPartNames,
  probeResults,
  valueSources,
} from "../../../src/engine/index.ts";

type Tell = (observer: Observer<unknown>) => void;

const value = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.constantFrom(
    Infinity,
    -Infinity,
    127,
    128,
    -128,
    -129,
    32_767,
    2 ** 26,
    -(2 ** 26) - 1,
    2 ** 31 - 1,
    -(2 ** 31),
  ),
);
const depth = fc.oneof(fc.nat({ max: 60 }), fc.constant(Infinity));
const move: fc.Arbitrary<unknown> = fc.oneof(
  fc.nat({ max: 9 }),
  fc.string(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom(-1, 0.5, 2 ** 26, 2 ** 40),
  fc.record({ from: fc.nat({ max: 3 }), to: fc.nat({ max: 3 }) }),
  fc.array(fc.nat({ max: 3 })),
);
const key = fc.oneof(
  fc.nat(),
  fc.integer(),
  fc.string(),
  fc.bigInt(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((key) => key + 0),
);
const bound = fc.constantFrom(...bounds);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const { visit } = fc.letrec<{ visit: Tell; inside: Tell }>((tie) => ({
  inside: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(move, value).map(
      ([move, value]): Tell =>
        (to) =>
          to.improve(move, value),
    ),
    fc.array(move, { minLength: 1 }).map(
      (moves): Tell =>
        (to) =>
          to.cutoff(moves),
    ),
    fc.tuple(key, fc.constantFrom(...probeResults), maybe(value), maybe(bound)).map(
      (told): Tell =>
        (to) =>
          to.probe(...told),
    ),
    fc.array(fc.tuple(move, fc.constantFrom(...orderingPartNames)), { minLength: 1 }).map(
      (placed): Tell =>
        (to) =>
          to.order(
            placed.map(([move]) => move),
            placed.map(([, part]) => part),
          ),
    ),
    fc.tuple(key, value, bound, depth).map(
      (told): Tell =>
        (to) =>
          to.store(...told),
    ),
    fc.tuple(value, value).map(
      (window): Tell =>
        (to) =>
          to.research(...window),
    ),
    tie("visit"),
  ),
  visit: fc
    .tuple(
      move,
      depth,
      value,
      value,
      fc.array(tie("inside"), { maxLength: 4 }),
      value,
      fc.constantFrom(...valueSources),
    )
    .map(
      ([move, depth, alpha, beta, insides, value, from]): Tell =>
        (to) => {
          to.enter(move, depth, alpha, beta);
          for (const tell of insides) tell(to);
          to.leave(value, from);
        },
    ),
}));

const iteration = depth.map(
  (depth): Tell =>
    (to) =>
      to.iteration(depth),
);

/** Tells an observer anything that nests, sensible or not: all kinds of events, moves, keys and numbers. */
export const arbitraryTelling: fc.Arbitrary<Tell> = fc
  .tuple(fc.array(iteration, { maxLength: 2 }), fc.array(visit, { maxLength: 5 }), value)
  .map(
    ([before, visits, value]): Tell =>
      (to) => {
        for (const tell of before) tell(to);
        to.enter(undefined, Infinity, -Infinity, Infinity);
        for (const tell of visits) tell(to);
        to.leave(value, "children");
      },
  );
