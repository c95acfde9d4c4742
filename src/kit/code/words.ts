export const language = "JavaScript";
export const copy = "Copy";
export const copied = "Copied: it runs as it stands.";
export const refused = "This browser does not let it be copied.";

/** What a listing is called for those who hear it; `before` is the search that it is compared with. */
export const codeOf = (title: string): string => `${title}, code`;
export const comparedWith = (title: string, before: string | undefined): string =>
  `${title}, compared with ${before}`;
