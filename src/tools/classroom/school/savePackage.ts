import { saveFile } from "../../../kit/share/exportedFile.ts";
import { fetchPage } from "./builtFiles.ts";
import type { PackagedWork } from "./packagedWork.ts";
import { scormPackage } from "./scormPackage.ts";
import * as words from "./words.ts";

/** Saves a package for a school's system, and says how large it is and what to do with it. Throws why there is none. */
export async function savePackage(work: PackagedWork, title: string): Promise<string> {
  const file = scormPackage(work, title, await fetchPage(work.kind));
  saveFile(`${title}.zip`, zipOf(file));
  return (work.kind === "task" ? words.taskSaved : words.packageSaved)(Math.ceil(file.length / 1000));
}

export const zipOf = (bytes: Uint8Array): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" });
