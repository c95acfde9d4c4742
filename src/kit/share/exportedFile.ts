/** A file to save, with a name that says what is in it. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Hands a file to the reader as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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

/** Told to a drawing by what makes a file of it: before, so that all of it is drawn, and when it is done. */
export const [saving, saved] = ["ply-saving", "ply-saved"] as const;
