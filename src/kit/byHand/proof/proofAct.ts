import type { ProofAnswer, ProofNumbers } from "../../../engine/bestFirst/index.ts";

/** What a search that comes to its end has found out. */
export type Solved = Exclude<ProofAnswer, "unknown">;

/** One act of whoever carries out proof-number search by hand. */
export type ProofAct =
  /** The way goes on to this node, named by the moves that lead to it: "0.1", or "root". */
  | { readonly kind: "select"; readonly node: string }
  /** The node where the way ends is given its children. */
  | { readonly kind: "expand" }
  /** Says which numbers a new node has, or a node on the way back. */
  | ({ readonly kind: "numbers" } & ProofNumbers)
  /** Says that the root is solved, and how. */
  | { readonly kind: "answer"; readonly answer: Solved };

/** An act as a text that no other act has: its kind, and what is said, with blanks between. */
export const writeProofAct = (act: ProofAct): string => Object.values(act).join(" ");

/** The act in such a text, in a tree that has some nodes; undefined where it is none. */
export function readProofAct(text: string, isNode: (path: string) => boolean): ProofAct | undefined {
  const [kind, first, second, ...rest] = text.split(" ");
  if (rest.length > 0) return undefined;
  const said = [first, second].filter((word) => word !== undefined);
  if (kind === "expand" && said.length === 0) return { kind };
  if (kind === "select" && said.length === 1 && isNode(first)) return { kind, node: first };
  if (kind === "answer" && said.length === 1 && (first === "proved" || first === "disproved"))
    return { kind, answer: first };
  const [pn, dn] = said.map((word) => (word === "" ? Number.NaN : Number(word)));
  return kind === "numbers" && isProofNumber(pn) && isProofNumber(dn) ? { kind, pn, dn } : undefined;
}

/** Leaves are counted: there may be none, and there may be no way with any number of them. */
export const isProofNumber = (number: number | undefined): number is number =>
  number !== undefined && number >= 0 && (number === Infinity || Number.isInteger(number));
