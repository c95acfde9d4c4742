import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { isWordsModule } from "./wordsModule.ts";

/** The languages that the site can be built and tested in. */
export const languages = ["english", "nonsense"] as const;
export type Language = (typeof languages)[number];

/**
 * Which language readers are spoken to, as the environment says: English, unless `PLYGROUND_LANGUAGE` is `nonsense`.
 *
 * @throws when it names another
 */
export function readLanguage(said: string | undefined): Language {
  const language = languages.find((one) => one === (said || "english"));
  if (language === undefined)
    throw new Error(`PLYGROUND_LANGUAGE is "${said}": it is one of ${languages.join(", ")}`);
  return language;
}

const speak = fileURLToPath(new URL("./nonsense.ts", import.meta.url));

/**
 * Makes every words module speak a language. In nonsense each exports the same names, and whatever text they are or
 * return has other letters: what still works does not depend on what the words are.
 */
export function languagePlugin(language: Language): Plugin | undefined {
  if (language === "english") return undefined;
  return {
    name: "plyground:language",
    // Before Vite's own plugins would load the module in English.
    enforce: "pre",
    load: {
      filter: { id: /[wW]ords\.ts(\?english)?$/ },
      handler(id) {
        const [path, english] = id.split("?");
        if (!isWordsModule(path)) return undefined;
        this.addWatchFile(path);
        const source = readFileSync(path, "utf8");
        if (english !== undefined) return { code: source, map: null, moduleType: "ts" };
        const names = exportsOf(source);
        const lines = [
          `import * as english from ${JSON.stringify(`./${basename(path)}?english`)};`,
          `import { nonsense } from ${JSON.stringify(speak)};`,
          ...names.map((name) => `export const ${name} = nonsense(english.${name});`),
          // Another words module's: it speaks the language already.
          ...passedOnBy(source).map((name) => `export const ${name} = english.${name};`),
        ];
        return { code: lines.join("\n"), map: null, moduleType: "js" };
      },
    },
  };
}

/** The names of the values that a words module exports: of its constants and functions. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);

/** The names that it imports and passes on. */
const passedOnBy = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]*)\};/gm)].flatMap(([, names]) =>
    names.split(",").map((name) => name.trim()),
  );
