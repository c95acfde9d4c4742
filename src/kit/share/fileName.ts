import type { Setup } from "../run/setup.ts";

const hyphened = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** The name of a file about a search: "alpha-beta-tree-step-16.svg", "minimax-tic-tac-toe-trace.jsonl". */
export function fileName({ algorithm, game = "tree" }: Setup, what: string, ending: string): string {
  return `${hyphened(algorithm)}-${hyphened(game)}-${what}.${ending}`;
}
