import { getCollection } from "astro:content";

/** A chapter as the contents page names it. */
interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly question: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly minutes: number;
  readonly minutesWithTasks: number;
}

/** The chapters that are written, in the order of the book. Throws an Error that names a chapter's missing field. */
export async function chapters(): Promise<Chapter[]> {
  const entries = await getCollection("docs", ({ id }) => id.startsWith("chapters/"));
  return entries
    .map(({ id, data: { number, title, question, minutes, minutesWithTasks } }) => {
      if (!number || !question || !minutes || !minutesWithTasks) {
        throw new TypeError(
          `content/${id}: a chapter needs a number, a question and minutes, without tasks and with them`,
        );
      }
      return { number, title, question, minutes, minutesWithTasks, slug: id.slice("chapters/".length) };
    })
    .sort((one, other) => one.number - other.number);
}

/** The address of a chapter, below whatever path the site is served from. */
export const chapterLink = (slug: string): string =>
  `${import.meta.env.BASE_URL.replace(/\/$/, "")}/chapters/${slug}/`;
