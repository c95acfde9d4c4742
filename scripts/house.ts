import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { importsOf } from "../test/architecture/importsOf.ts";
import { sourceFiles } from "../test/architecture/sourceFiles.ts";
import { columns } from "./house/columns.ts";
import { copiedInMistakes, wordyLines } from "./house/copiedLines.ts";
import { pageSizes } from "./house/pageSizes.ts";
import { layerOf, linesOf, roomOf, roomSizes } from "./house/rooms.ts";
import { roundTrips, waysBetween } from "./house/roundTrips.ts";
import { wakeScripts } from "./house/wakeScripts.ts";
import { site } from "./stages/buildSite.ts";

/** Measures the source of the folder it is called in, and the site that was built there last. */
const paths = sourceFiles("src");
const files = paths.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const print = (title: string, text: string) => console.log(`\n${title}\n\n${text}`);
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const places = process.argv.includes("--rooms") ? roomOf : layerOf;
const all = roomSizes(files, () => "all");
print(
  "Source: lines, and those of them that are styles of components",
  columns(
    ["", "files", "lines", "median", "styles"],
    [...roomSizes(files, places), ...all].map((size) => [
      size.room,
      size.files,
      size.lines,
      size.median,
      size.styles,
    ]),
  ),
);

// A layer's index hands on what lies in its rooms, and nothing of the layer knows it.
const imports = paths
  .filter((file) => !/^src\/\w+\/index\.ts$/.test(file))
  .flatMap((file) => importsOf(file).map(({ to }) => [file, to] as const))
  .filter(([, to]) => to.startsWith("src/"));
const ways = waysBetween(imports, roomOf);
const trips = roundTrips(ways);
print(
  "Rooms that lead to each other, types included",
  trips.length === 0
    ? `none of ${new Set(paths.map(roomOf)).size}`
    : trips.map((rooms) => `${rooms.length}: ${rooms.join(", ")}`).join("\n"),
);

const mistakes = copiedInMistakes(files);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
print(
  "Mistakes",
  columns(
    ["files", "lines", "with words", "copied from a right search"],
    [
      [
        mistakes.length,
        sum(mistakes.map(({ text }) => linesOf(text))),
        sum(mistakes.map(({ text }) => wordyLines(text))),
        sum(mistakes.map(({ copied }) => copied)),
      ],
    ],
  ),
);

if (existsSync(`${site.outDir}/index.html`)) {
  print(
    "HTML of the built site",
    columns(
      ["", "HTML", "gzipped", "elements"],
      pageSizes(site.outDir).map(({ page, bytes, gzipped, elements }) => [
        page || "/",
        kilo(bytes),
        kilo(gzipped),
        elements,
      ]),
    ),
  );
  const page = "chapters/alpha-beta/index.html";
  const scripts = await wakeScripts(site.outDir, site.base, page, /^Stepper/i);
  // What stands in the page itself is not fetched.
  const sources = [...scripts].flatMap(([name, source]) => (name.startsWith("inline ") ? [] : [source]));
  print(
    "Scripts that a link to a stepper's view fetches, at least",
    columns(
      ["scripts", "JavaScript", "gzipped"],
      [
        [
          sources.length,
          kilo(sum(sources.map((source) => Buffer.byteLength(source)))),
          kilo(sum(sources.map((source) => gzipSync(source).length))),
        ],
      ],
    ),
  );
} else console.log("\nThere is no built site to weigh: npm run build");
