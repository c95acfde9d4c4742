import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cacheFolder } from "../config/cacheFolder.ts";
import type { Face } from "./faces.ts";

/** A face and the file that holds its glyphs. */
export interface CutFace extends Face {
  /** Absolute path of a WOFF2 file whose name carries a hash of everything that went into it. */
  readonly file: string;
}

const require = createRequire(import.meta.url);
const cache = cacheFolder("fonts");

/**
 * Cuts each face's glyphs out of its font. A file once cut is taken from the cache, so only a change of
 * font, glyphs or axes costs time. Throws where a font is not installed.
 */
export async function subsetFonts(faces: readonly Face[]): Promise<CutFace[]> {
  mkdirSync(cache, { recursive: true });
  const cut: CutFace[] = [];
  for (const face of faces) cut.push({ ...face, file: await cutFace(face) });
  return cut;
}

async function cutFace(face: Face): Promise<string> {
  const whole = readFileSync(require.resolve(face.source));
  const recipe = JSON.stringify([face.glyphs, face.axes, face.features, "without hints"]);
  const hash = createHash("sha256").update(whole).update(recipe).digest("hex").slice(0, 16);
  const file = join(cache, `${face.family}-${face.subset}-${face.style}-${hash}.woff2`);
  if (!existsSync(file)) {
    const options = {
      variationAxes: { ...face.axes },
      keepFeatures: [...face.features],
      // For coarse screens: in STIX they are a third of the bytes, and the others have none.
      noHinting: true,
    };
    // Under another name until it is whole: a build beside this one may look for it.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, await subsetFont(whole, face.glyphs, { targetFormat: "woff2", ...options }));
    renameSync(part, file);
  }
  return file;
}
