import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { languagePlugin, readLanguage } from "../../../scripts/config/language.ts";
import { nonsense } from "../../../scripts/config/nonsense.ts";
import { isWordsModule } from "../../../scripts/config/wordsModule.ts";

it.each([
  ["Read the zoo.", "Sfbe uif app."],
  ["*3* leaves, α ≥ 7", "*3* mfbwft, α ≥ 7"],
  ["<b>two</b> more", "<b>uxp</b> npsf"],
  ["", ""],
])("“%s” is “%s” in nonsense", (english, expected) => {
  expect(nonsense(english)).toBe(expected);
});

it("Tables, arrays and what functions return are nonsense, numbers and names of properties are not", () => {
  const words = {
    titles: { max: "ab", min: "bc" },
    pieces: [{ text: "ab", strong: true }],
    counted: (count: number) => `${count} ab`,
  };
  const { titles, pieces, counted } = nonsense(words);
  expect(titles).toEqual({ max: "bc", min: "cd" });
  expect(pieces).toEqual([{ text: "bc", strong: true }]);
  expect(counted(3)).toBe("3 bc");
});

it("What is no text is handed on as it is", () => {
  const date = new Date(0);
  expect(nonsense([undefined, null, 3, true, date])).toEqual([undefined, null, 3, true, date]);
});

it("Nonsense said again is still nonsense", () => {
  expect(nonsense(nonsense("leaf"))).toBe("ngch");
});

it.each([
  ["src/kit/player/words.ts", true],
  ["/home/plyground/src/figures/tournament/contestantWords.ts", true],
  ["src/tools/check/words.ts", true],
  ["src/drawing/layoutBehaviour.ts", false],
  ["src/trace/core/words.ts", true],
  ["src/engine/games/treeWords.ts", true],
  ["src/kit/player/wordsShown.ts", false],
  ["test/kit/player/words.ts", false],
])("%s is a words module: %s", (file, expected) => {
  expect(isWordsModule(file)).toBe(expected);
});

it("The language is English, unless it is said to be nonsense", () => {
  expect(readLanguage(undefined)).toBe("english");
  expect(readLanguage("")).toBe("english");
  expect(readLanguage("nonsense")).toBe("nonsense");
  expect(() => readLanguage("french")).toThrow('"french": it is one of english, nonsense');
});

it("A words module that is loaded in nonsense exports the same names, those that it passes on said once", async () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const load = async (language: "english" | "nonsense", module: string) => {
    const server = await createServer({
      configFile: false,
      root,
      logLevel: "error",
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [languagePlugin(language)],
    });
    try {
      return await server.ssrLoadModule(module);
    } finally {
      await server.close();
    }
  };
  const narration = "/src/kit/narration/words.ts";
  const [english, other] = [await load("english", narration), await load("nonsense", narration)];
  expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  expect(english.plainly([{ text: "a" }, { text: "b" }])).toBe("ab");
  expect(other.plainly([{ text: "a" }, { text: "b" }])).toBe("bc");
  const passing = "/src/figures/behaviour/words.ts";
  const [said, again] = [await load("english", passing), await load("nonsense", passing)];
  expect(Object.keys(again).sort()).toEqual(Object.keys(said).sort());
  expect(again.kinds).toEqual(nonsense(said.kinds));
});
