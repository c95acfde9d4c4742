import { createRequire } from "node:module";
import { join } from "node:path";

const somePackage = createRequire(import.meta.url).resolve("sharp");
const packages = somePackage.slice(0, somePackage.lastIndexOf("node_modules") + "node_modules".length);

/** The folder for things of a kind that are made once: beside the packages, where a copy of the project looks, too. */
export const cacheFolder = (kind: string): string => join(packages, ".cache", kind);
