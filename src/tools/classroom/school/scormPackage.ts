import { strToU8, zipSync } from "fflate";
import { escapeXml } from "../bank/escapeXml.ts";
import type { PackagedWork } from "./packagedWork.ts";
import * as words from "./words.ts";

/** A file of a package: its path in it, and what is in it. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

/** The page of a package, as the build has made it: one script that needs nothing else, and its styles. */
export interface BuiltPage {
  readonly script: string;
  readonly styles: string;
  /** What a program that is written there runs in: the page of a frame. */
  readonly sandbox?: string;
}

/**
 * A package for a school's system (SCORM 1.2, ADL 2001): a zip of one page, the only one of its kind, since of several pages
 * systems make several scores. Nothing in it needs a network.
 */
export const scormPackage = (work: PackagedWork, title: string, page: BuiltPage): Uint8Array =>
  zipSync({ ...packageFiles(work, title, page) }, { level: 9 });

/** The files of such a package, the manifest first. */
function packageFiles(work: PackagedWork, title: string, page: BuiltPage): PackageFiles {
  const files = {
    "index.html": writePage(work, title),
    "page.js": page.script,
    "page.css": page.styles,
    ...(page.sandbox !== undefined && { "sandbox.html": page.sandbox }),
  };
  const all = { "imsmanifest.xml": writeManifest(title, Object.keys(files)), ...files };
  return Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)]));
}

/**
 * What the page may do: nothing of any other site, and no code out of texts. Systems that put scripts of their own into the
 * pages that they show may.
 */
const policy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

/** What is put to learners stands in the page as data, so that nothing has to be fetched. */
function writePage(work: PackagedWork, title: string): string {
  const data = JSON.stringify(work).replace(/[<\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<main><noscript><p>${escapeXml(words.needsScripts)}</p></noscript></main>
<script type="application/json" id="work">${data}</script>
<script src="page.js"></script>
</body>
</html>
`;
}

/**
 * What is in a package (IMS Content Packaging 1.1.2, as SCORM 1.2 has it): elements in the schema's order, one organisation
 * with one item, one resource that lists every file.
 */
function writeManifest(title: string, files: readonly string[]): string {
  const name = escapeXml(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="plyground" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="organization">
<organization identifier="organization"><title>${name}</title>
<item identifier="item" identifierref="page" isvisible="true"><title>${name}</title></item>
</organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${files[0]}">
${files.map((path) => `<file href="${path}"/>`).join("\n")}
</resource>
</resources>
</manifest>
`;
}
