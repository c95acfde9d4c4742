/** A count of orders as readers see it: in full, or as a power of ten where it would not fit. */
export function writeOrders(count: number): string {
  if (count < 1e9) return count.toLocaleString("en");
  if (count === Infinity) return "more than 10³⁰⁸";
  const power = Math.floor(Math.log10(count));
  const superscript = [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${(count / 10 ** power).toFixed(1)} × 10${superscript}`;
}
