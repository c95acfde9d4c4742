/**
 * Whether a file of the project ("src/kit/player/words.ts") holds words that readers see: `words.ts`, or `endWords.ts`
 * where a room has words of several things. Drawing has none; what is called words there is text to be set.
 */
export const isWordsModule = (file: string): boolean =>
  /(?:^|\/)src\/(?:engine|trace|games|kit|figures|tools|site|listing|judge|mistakes)\/(?:.*\/)?(?:words|\w+Words)\.ts$/.test(
    file,
  );
