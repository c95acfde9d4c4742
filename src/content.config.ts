import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { contentId } from "./contentId.ts";

/** What a chapter says of itself, beside Starlight's title and description. */
const chapter = z.object({
  /** Its place in the book, from 1. */
  number: z.number().int().positive().optional(),
  /** The one question that it answers. */
  question: z.string().optional(),
  /** What the reader will be able to do. */
  objectives: z.array(z.string()).optional(),
  /** How long it takes to read, with the phrases pressed that set a figure. */
  minutes: z.number().positive().optional(),
  /** The same with every task done and every question answered. */
  minutesWithTasks: z.number().positive().optional(),
  /** Chapters to have read, by the last part of their address: "minimax". */
  prerequisites: z.array(z.string()).optional(),
});

export const collections = {
  docs: defineCollection({
    loader: glob({
      base: "./content",
      pattern: "**/[^_]*.{md,mdx}",
      generateId: ({ entry }) => contentId(entry),
    }),
    schema: docsSchema({ extend: chapter }),
  }),
};
