import { fileURLToPath } from "node:url";
import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import starlight from "@astrojs/starlight";
import svelte from "@astrojs/svelte";
import { defineConfig } from "astro/config";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { basePath } from "./scripts/config/basePath.ts";
import { chapterIds } from "./scripts/config/chapterIds.ts";
import { compileHints } from "./scripts/config/compileHints.ts";
import { contentPolicy } from "./scripts/config/contentPolicy.ts";
import { figureChunks } from "./scripts/config/figureChunks.ts";
import { headingSigns } from "./scripts/config/headingSigns.ts";
import { islandScript } from "./scripts/config/islandScript.ts";
import { languagePlugin, readLanguage } from "./scripts/config/language.ts";
import { lateNeeds } from "./scripts/config/lateNeeds.ts";
import { lateStyles } from "./scripts/config/lateStyles.ts";
import { offlineSite } from "./scripts/config/offlineSite.ts";
import { ownDrawings } from "./scripts/config/ownDrawings.ts";
import { ownStyles } from "./scripts/config/ownStyles.ts";
import { pressDirective } from "./scripts/config/pressDirective.ts";
import { rehypeBase } from "./scripts/config/rehypeBase.ts";
import { rehypeFormulas } from "./scripts/config/rehypeFormulas.ts";
import { remarkFigures } from "./scripts/config/remarkFigures.ts";
import { remarkComponents, remarkFormats } from "./scripts/config/remarkNames.ts";
import { schoolPage } from "./scripts/config/schoolPage.ts";
import { scriptsOncePainted } from "./scripts/config/scriptsOncePainted.ts";
import { searchIndex } from "./scripts/config/searchIndex.ts";
import { smallerDrawings } from "./scripts/config/smallerDrawings.ts";
import { textPages } from "./scripts/config/textPages.ts";
import { faces } from "./scripts/fonts/faces.ts";
import { fontFamilies } from "./scripts/fonts/fontFamilies.ts";
import { subsetFonts } from "./scripts/fonts/subsetFonts.ts";
import { paintPreviews } from "./scripts/previews/paintPreviews.ts";
import { listingPlugin } from "./src/listing/listingPlugin.ts";

const {
  BASE_PATH,
  OUT_DIR = "./dist",
  CACHE_DIR = "./node_modules/.astro",
  SITE_URL,
  PLYGROUND_LANGUAGE,
} = process.env;
const base = basePath(BASE_PATH);
const language = readLanguage(PLYGROUND_LANGUAGE);

/** Nothing happens when one of these is loaded; so a page fetches what it uses of them, not all that an index names. */
const treeshake = {
  moduleSideEffects: [{ test: /\/src\/(engine|mistakes|trace|drawing)\//, sideEffects: false }],
};

export default defineConfig({
  ...(SITE_URL && { site: SITE_URL }),
  base,
  outDir: OUT_DIR,
  cacheDir: CACHE_DIR,
  devToolbar: { enabled: false },
  // Pages are small and static; a script on each of them would cost more than it saves.
  prefetch: false,
  fonts: fontFamilies(await subsetFonts(faces)),
  markdown: {
    processor: unified({
      remarkPlugins: [remarkMath, remarkComponents, remarkFigures, remarkFormats],
      // MathML alone: browsers draw it, so no formula needs a stylesheet or fonts of KaTeX's.
      rehypePlugins: [[rehypeKatex, { output: "mathml" }], rehypeFormulas, [rehypeBase, { base }]],
    }),
  },
  integrations: [
    starlight({
      title: "Plyground",
      description: "An interactive notebook about game-tree search",
      favicon: "/favicon.svg",
      customCss: [
        "./src/kit/style/style.css",
        "./src/site/theme.css",
        "./src/site/page.css",
        "./src/site/scrolls.css",
        "./src/site/print.css",
      ],
      components: {
        Head: "./src/site/Head.astro",
        ThemeProvider: "./src/site/ThemeProvider.astro",
        PageTitle: "./src/site/ChapterHead.astro",
        Footer: "./src/site/ChapterFoot.astro",
      },
      sidebar: [
        { label: "Chapters", items: chapterIds(new URL("./content/", import.meta.url)) },
        {
          label: "Labs",
          items: [
            { label: "The order lab", link: "/order-lab/" },
            { label: "The whole tree", link: "/whole-tree/" },
            { label: "The bug lab", link: "/bug-lab/" },
            { label: "Be the search", link: "/be-the-search/" },
            { label: "Your own search", link: "/your-search/" },
            { label: "Is this game fair?", link: "/fairness/" },
            { label: "The playground", link: "/playground/" },
            { label: "Play", link: "/play/" },
          ],
        },
        {
          label: "In class",
          items: [
            { label: "For teachers", link: "/teach/" },
            { label: "A tour", link: "/tour/" },
            { label: "Your results", link: "/results/" },
          ],
        },
      ],
      // Figures take the width that a second table of contents would.
      tableOfContents: false,
      markdown: { processedDirs: ["./content"] },
    }),
    searchIndex(),
    headingSigns(),
    pressDirective(),
    mdx(),
    svelte(),
    paintPreviews(base),
    ownStyles(),
    lateStyles(base),
    smallerDrawings(),
    ownDrawings(base),
    lateNeeds(),
    islandScript(base),
    scriptsOncePainted(),
    compileHints(),
    schoolPage(language),
    textPages(),
    // Behind all that changes pages: it names the scripts that stand in them.
    contentPolicy(),
    // Last: it lists all files as they are.
    offlineSite(base),
  ],
  vite: {
    plugins: [listingPlugin(), languagePlugin(language), figureChunks()],
    // Modules, so that a worker can fetch what only some of its questions need.
    worker: {
      format: "es",
      plugins: () => [listingPlugin(), languagePlugin(language)],
      rolldownOptions: { treeshake },
    },
    resolve: {
      alias: [
        {
          find: /^@pagefind\/default-ui$/,
          replacement: fileURLToPath(new URL("./src/site/search/lazySearch.ts", import.meta.url)),
        },
        {
          find: /^@pagefind\/default-ui\/css\/ui\.css$/,
          replacement: fileURLToPath(new URL("./src/site/search/later.css", import.meta.url)),
        },
        {
          // The styles by which Starlight holds a page still below its menu.
          find: /^.*\/MobileMenuToggle\.astro\?astro&type=style&index=1&lang\.css$/,
          replacement: fileURLToPath(new URL("./src/site/menu.css", import.meta.url)),
        },
      ],
    },
    build: {
      // Every page that can open any figure would carry the styles of Play, whatever it shows, and every chapter those of
      // its questions, which all have alike.
      assetsInlineLimit: (path) => (/(?:Play|Check)Figure\.[^/]*css$/.test(path) ? false : undefined),
      rolldownOptions: {
        treeshake,
        // Astro marks its own modules with a directive that the bundler does not know, and says so for each.
        onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
      },
    },
  },
});
