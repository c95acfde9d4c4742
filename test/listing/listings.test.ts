import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import alphaBeta from "../../src/engine/searches/alphaBeta.ts?listing";
import { cutListing } from "../../src/listing/cutListing.ts";
import { everyListing } from "../../src/listing/everyListing.ts";
import { listingPlugin } from "../../src/listing/listingPlugin.ts";
import { searchSources } from "./searchSources.ts";

test("A search's file can be imported as its listing", () => {
  expect(alphaBeta).toEqual(cutListing(searchSources.alphaBeta, "alphaBeta"));
});

test("Every search has a listing, at hand on the server", () => {
  expect(Object.keys(everyListing).sort()).toEqual(Object.keys(searchSources).sort());
});

test("The browser gets the listings as data, and no compiler", async () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const input = ["everyListing", "diffListing", "runningLines", "words"];
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [listingPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: input.map((name) => `${root}src/listing/${name}.ts`),
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /typescript|\/cut\/|cutListing/.test(id))).toEqual([]);
  const entry = chunks.find(({ name }) => name === "everyListing")!;
  expect(entry.code).toContain("outcome");
});
