import { type StarNode, type StarOutcome, taken } from "./starNode.ts";

/** A chance node of which those outcomes are taken for something else that were looked at and not read since. */
const takingLooks =
  (taking: (look: NonNullable<StarOutcome["look"]>, at: StarNode) => Partial<StarOutcome>) =>
  (at: StarNode): StarNode =>
    taken(at, ({ look }) => (look ? taking(look, at) : {}));

/** As if nothing had been looked at. */
export const withoutLooks = takingLooks((_, { least, most }) => ({ floor: least, ceiling: most }));

/** As if what looks have shown were what the outcomes are worth. */
export const looksForValues = takingLooks(({ value }) => ({ floor: value, ceiling: value }));

/** As if looks had bounded the outcomes on the side on which they do not. */
export const looksOnOtherSide = takingLooks(({ value, bound }, { least, most }) =>
  bound === "upper" ? { floor: value, ceiling: most } : { floor: least, ceiling: value },
);
