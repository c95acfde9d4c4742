import { readFileSync } from "node:fs";
import { readLines, readResults } from "../src/tools/classroom/results.ts";
import { armDifferences, gainRows } from "../src/tools/gain/classGain.ts";
import { type Form, formOf, forms } from "../src/tools/gain/forms.ts";
import { isWhole, type TestRecord } from "../src/tools/gain/record.ts";
import { type TestedChapter, testedChapters } from "../src/tools/gain/tested.ts";

const usage = `Prints a form of a chapter's test, or what came of it:

  npx node scripts/gain.ts form ${testedChapters.join("|")} ${forms.join("|")} [SEED]
  npx node scripts/gain.ts results FILE …   results files, or texts with lines of results

The first prints every question with its tree and its right answer, the second the gain of each group, and a row for each
reader, question by question, in tabs.`;

const [what, ...given] = process.argv.slice(2);
if (what === "form" && isChapter(given[0]) && isForm(given[1]))
  await printForm(given[0], given[1], given[2] ?? "1");
else if (what === "results" && given.length > 0) await printResults(given);
else {
  console.error(usage);
  process.exitCode = 2;
}

function isChapter(name: string | undefined): name is TestedChapter {
  return testedChapters.some((chapter) => chapter === name);
}
function isForm(name: string | undefined): name is Form {
  return forms.some((form) => form === name);
}

async function printForm(chapter: TestedChapter, form: Form, seed: string): Promise<void> {
  for (const [place, { slot, item }] of (await formOf(chapter, seed, form)).entries()) {
    console.log(`${place + 1}. [question ${slot}] ${item.text}\n   ${item.run.setup.tree}, step ${item.at}`);
    for (const { key, label } of item.options ?? [])
      console.log(`   ${key === item.answer ? "*" : "-"} ${label}`);
    console.log(`   ${item.verdict}\n`);
  }
}

async function printResults(files: readonly string[]): Promise<void> {
  const records: TestRecord[] = [];
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const found = text.trimStart().startsWith("{") ? [readResults(text)] : await readLines(text);
    for (const one of found) {
      if (one instanceof Error) console.error(`${file}: ${one.message}`);
      else records.push(...one.gains);
    }
  }
  console.log(
    ["chapter", "arm", "readers", "before", "after", "gain", "low", "high", "allRightBefore"].join("\t"),
  );
  for (const { chapter, arm, readers, before, after, gain, full } of gainRows(records))
    console.log(
      [chapter, arm, readers, before, after, gain?.mean, ...(gain?.interval ?? ["", ""]), full].join("\t"),
    );
  for (const { chapter, difference } of armDifferences(records))
    console.log([chapter, "figures-text", "", "", "", difference.mean, ...difference.interval!].join("\t"));
  console.log(`\n${["chapter", "arm", "order", "seed", "question", "before", "after"].join("\t")}`);
  for (const record of records.filter(isWhole))
    for (const [slot, right] of record.before.right.entries())
      console.log(
        [record.chapter, record.arm, record.order, record.seed, slot, right, record.after.right[slot]]
          .map((cell) => (typeof cell === "boolean" ? Number(cell) : cell))
          .join("\t"),
      );
}
