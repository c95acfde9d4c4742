import type { Question } from "../../../kit/questions/question.ts";
import type { PackagedWork } from "./packagedWork.ts";
import type { BuiltPage } from "./scormPackage.ts";
import * as words from "./words.ts";

/** A file that the build has made. Throws an Error that says so where it does not come. */
async function fetchBuilt(path: string): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}${path}`).catch(() => undefined);
  if (!response?.ok) throw new Error(words.noPage);
  return response.text();
}

/** The page of a package with such work: programs that are written bring an editor, a judge and a sandbox. */
export async function fetchPage(kind: PackagedWork["kind"]): Promise<BuiltPage> {
  const name = kind === "task" ? "task" : "page";
  const [script, styles] = await Promise.all([
    fetchBuilt(`school/${name}.js`),
    fetchBuilt(`school/${name}.css`),
  ]);
  return kind === "task" ? { script, styles, sandbox: await fetchBuilt("sandbox.html") } : { script, styles };
}

/** The questions at the end of each chapter that has some, by its slug. */
export const fetchChecks = async (): Promise<Readonly<Record<string, readonly Question[]>>> =>
  JSON.parse(await fetchBuilt("school/checks.json"));
