import type { ProofNumbers } from "../../../engine/bestFirst/index.ts";

type Reckoning = (children: readonly ProofNumbers[], isOr: boolean) => ProofNumbers;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const least = (numbers: readonly number[]): number => Math.min(...numbers);
const by =
  (pn: typeof sum, dn: typeof sum): Reckoning =>
  (children) => ({ pn: pn(children.map(({ pn }) => pn)), dn: dn(children.map(({ dn }) => dn)) });

/** What the numbers of a node are: one proved child proves an OR node, and only all of them disprove it; an AND node the other way round. */
const reckon: Reckoning = (children, isOr) => (isOr ? by(least, sum) : by(sum, least))(children, isOr);

export const isSolved = ({ pn, dn }: ProofNumbers): boolean => pn === 0 || dn === 0;

/** What is usually made of the children's numbers instead, by the names of the mistakes. */
export const wrongReckonings = {
  minSumExchanged: (children, isOr) => reckon(children, !isOr),
  bothSums: by(sum, sum),
  bothLeast: by(least, least),
  pairExchanged(children, isOr) {
    const { pn, dn } = reckon(children, isOr);
    return { pn: dn, dn: pn };
  },
  solvedCountsOne: (children, isOr) =>
    reckon(
      children.map((child) => (isSolved(child) ? { pn: 1, dn: 1 } : child)),
      isOr,
    ),
  solvedLeftOut(children, isOr) {
    const unsolved = children.filter((child) => !isSolved(child));
    return reckon(unsolved.length === 0 ? children : unsolved, isOr);
  },
} as const satisfies Readonly<Record<string, Reckoning>>;

export const areSame = (one: ProofNumbers, other: ProofNumbers): boolean =>
  one.pn === other.pn && one.dn === other.dn;
