/** The address of a chapter, below whatever path the site is served from. */
export const chapterLink = (slug: string): string =>
  `${import.meta.env.BASE_URL.replace(/\/$/, "")}/chapters/${slug}/`;
