import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { packageOf, withoutMissing } from "../../bench/packages.ts";
import { importsOf } from "../architecture/importsOf.ts";

const known = Object.keys(
  (JSON.parse(readFileSync("bench/package.json", "utf8")) as { dependencies: Record<string, string> })
    .dependencies,
);

/** The file and those of the benchmarks that it needs. */
function filesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { to } of importsOf(file)) if (to.startsWith("bench/")) filesFrom(to, found);
  return found;
}
/** Their packages: one is imported, the other is CommonJS and required. */
const packagesOf = (row: string) => {
  const texts = [...filesFrom(`bench/rows/${row}.ts`)].map((file) => readFileSync(file, "utf8"));
  return known.filter((name) =>
    texts.some((text) => new RegExp(`(from |require\\()"${name}["/]`).test(text)),
  );
};

it("Every row that takes a package is known by it, and no other", () => {
  const rows = readdirSync("bench/rows").map((file) => file.replace(/\.ts$/, ""));
  const found = rows.flatMap((row) => packagesOf(row).map((name) => [row, name]));
  expect(found.length).toBeGreaterThan(0);
  expect(Object.fromEntries(found)).toEqual(packageOf);
});

it("Rows whose package is missing are left out in a sentence that says how to bring it", () => {
  const rows = ["handTuned", "minimaxerMinimax", "connectFourMinimaxer", "connectFourMctsBoardgame"];
  expect(withoutMissing(rows, () => true)).toEqual({ measured: rows, says: undefined });
  const { measured, says } = withoutMissing(rows, (name) => name === "boardgame.io");
  expect(measured).toEqual(["handTuned", "connectFourMctsBoardgame"]);
  expect(says).toBe(
    "Left out for want of minimaxer: minimaxerMinimax, connectFourMinimaxer. To measure them, too: npm ci --prefix bench",
  );
  expect(withoutMissing(rows, () => false).says).toContain("minimaxer and boardgame.io");
});

it("The site's own packages are none of them", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(known.filter((name) => name in dependencies || name in devDependencies)).toEqual([]);
});
