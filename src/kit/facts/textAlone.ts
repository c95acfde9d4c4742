/** The folder of the chapters as text alone. */
export const textFolder = "text";

/**
 * Whether a page is a chapter as text alone, for whoever compares what is learnt with figures and without: every figure is
 * told there in sentences, and nothing follows it.
 */
export const isTextAlone = ({ pathname }: URL): boolean =>
  pathname.startsWith(`${import.meta.env.BASE_URL.replace(/\/?$/, "/")}${textFolder}/`);
