import * as words from "./words.ts";

/** What a page says of itself in its head. */
interface Page {
  readonly title: string;
  readonly description: string | undefined;
  readonly language: string;
  /** Its address, and the first page's: whole where the site's origin is known, from the root otherwise. */
  readonly address: string;
  readonly home: string;
  readonly picture: string;
}

/** What a chapter says besides. */
export interface Lesson {
  readonly number: number;
  readonly question: string;
  readonly minutes: number;
  readonly objectives: readonly string[];
}

const context = "https://schema.org";
const free = {
  isAccessibleForFree: true,
  learningResourceType: words.resource,
  educationalLevel: words.level,
};

/** The notebook as schema.org has it: a course, and its chapters in their order. */
export const courseData = (
  { title, description, language, address, picture }: Page,
  parts: readonly { readonly title: string; readonly link: string }[],
): object => ({
  "@context": context,
  "@type": "Course",
  name: title,
  description,
  inLanguage: language,
  url: address,
  image: picture,
  ...free,
  provider: { "@type": "Organization", name: title, url: address },
  hasPart: parts.map(({ title, link }, i) => ({
    "@type": ["LearningResource", "Chapter"],
    position: i + 1,
    name: title,
    url: link,
  })),
});

/** A chapter of it: what it teaches, and for how long. */
export const chapterData = (
  { title, description, language, address, home, picture }: Page,
  { number, question, minutes, objectives }: Lesson,
  course: string,
): object => ({
  "@context": context,
  "@type": ["LearningResource", "Chapter"],
  name: title,
  alternativeHeadline: question,
  description,
  position: number,
  inLanguage: language,
  url: address,
  image: picture,
  ...free,
  interactivityType: "active",
  timeRequired: `PT${minutes}M`,
  teaches: objectives,
  isPartOf: { "@type": "Course", name: course, url: home },
});

/** As the text of a script element, which nothing in it can end. */
export const asScript = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
