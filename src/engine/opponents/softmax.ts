/**
 * Probabilities of choices by their values: proportional to exp(value / temperature), so that a choice worth one
 * temperature less is e ≈ 2.7 times rarer. At temperature 0 the best share everything alike. Throws a RangeError for no
 * values, or for a temperature that is no number from 0 on.
 * Source: R. D. Luce 1959, "Individual Choice Behavior"; J. S. Bridle 1990, for the name.
 */
export function softmax(values: readonly number[], temperature: number): number[] {
  if (values.length === 0) throw new RangeError("There is nothing to choose from");
  if (!(temperature >= 0 && temperature < Infinity)) {
    throw new RangeError(`temperature must be a number, 0 or more, not ${String(temperature)}`);
  }
  // Only differences count; the greatest power is that of 0, which cannot overflow.
  const greatest = Math.max(...values);
  const shares = values.map((value) =>
    value === greatest ? 1 : temperature === 0 ? 0 : Math.exp((value - greatest) / temperature),
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
