/**
 * What is wrong with a figure's fields, a sentence for each of them, so that none hides behind another; undefined where
 * nothing is.
 *
 * @param errors by field, each without a full stop
 */
export function sayWrongFields(errors: Readonly<Record<string, string | undefined>>): string | undefined {
  const wrong = Object.values(errors).filter((error) => error !== undefined);
  if (wrong.length === 0) return undefined;
  const sentences = wrong.map((error) => `${error.charAt(0).toUpperCase()}${error.slice(1)}.`);
  return `${sentences.join(" ")} What was there before still holds.`;
}
