/** A count, or a mean of counts to a tenth: as every part of a figure writes it. */
export const writeMean = (mean: number): string =>
  mean.toLocaleString("en", {
    minimumFractionDigits: Number.isInteger(mean) ? 0 : 1,
    maximumFractionDigits: 1,
  });
