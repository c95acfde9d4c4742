/** What of a setup a file is called by. */
interface Searched {
  readonly algorithm: string;
  readonly game?: string | undefined;
}

const hyphened = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** The name of a file about a search: "alpha-beta-tree-step-16.svg", "minimax-tic-tac-toe-trace.jsonl". */
export function fileName({ algorithm, game = "tree" }: Searched, what: string, ending: string): string {
  return `${hyphened(algorithm)}-${hyphened(game)}-${what}.${ending}`;
}
