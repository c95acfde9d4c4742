import { createRequire } from "node:module";

/** Rows that hold the engine against an npm package, which `bench/package.json` names, and the site does not need. */
export const packageOf: Readonly<Record<string, string>> = {
  minimaxerOwnBoard: "minimaxer",
  minimaxerMinimax: "minimaxer",
  minimaxerAlphaBeta: "minimaxer",
  connectFourMinimaxer: "minimaxer",
  connectFourMctsBoardgame: "boardgame.io",
};

const { resolve } = createRequire(import.meta.url);

/** Whether a package is in `bench/node_modules`, or anywhere else from where Node takes it. */
export function isInstalled(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The rows among these that can be measured, and what to say of the others; undefined where there are none.
 *
 * @param has whether a package is there
 */
export function withoutMissing(
  rows: readonly string[],
  has: (name: string) => boolean = isInstalled,
): { readonly measured: readonly string[]; readonly says: string | undefined } {
  const lacks = (row: string) => packageOf[row] !== undefined && !has(packageOf[row]);
  const left = rows.filter(lacks);
  if (left.length === 0) return { measured: rows, says: undefined };
  const packages = [...new Set(left.map((row) => packageOf[row]))].join(" and ");
  return {
    measured: rows.filter((row) => !lacks(row)),
    says: `Left out for want of ${packages}: ${left.join(", ")}. To measure them, too: npm ci --prefix bench`,
  };
}
