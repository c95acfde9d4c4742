/**
 * The t distribution of Student (1908, Biometrika 6), for intervals of a mean of few values. Its distribution function is an
 * incomplete beta function (Abramowitz and Stegun 1964, 26.5.27), which is computed by its continued fraction (26.5.8).
 */

/** So many terms are enough for every argument that is asked for here. */
const mostTerms = 300;
const precision = 1e-14;
/** After so many halvings nothing is left between two numbers. */
const mostHalvings = 60;

/** The value below which a t variable lies with this probability; `freedom`, its degrees of freedom, need not be whole. */
export function quantileT(probability: number, freedom: number): number {
  if (probability === 0.5) return 0;
  if (probability < 0.5) return -quantileT(1 - probability, freedom);
  let [low, high] = [0, 1];
  while (distributionT(high, freedom) < probability) high *= 2;
  for (let halved = 0; halved < mostHalvings; halved++) {
    const middle = (low + high) / 2;
    if (distributionT(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability that a t variable is at most t, for t from 0 on. */
function distributionT(t: number, freedom: number): number {
  return 1 - incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
}

/** The regularised incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  // The fraction converges fast only below the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return (scale / a) * betaFraction(x, a, b);
}

/** The continued fraction of the incomplete beta function, from its front (Lentz 1976). */
function betaFraction(x: number, a: number, b: number): number {
  let upper = 1;
  let lower = 1 / (1 - ((a + b) * x) / (a + 1));
  let fraction = lower;
  for (let m = 1; m < mostTerms; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    lower = 1 / (1 + even * lower);
    upper = 1 + even / upper;
    fraction *= lower * upper;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    lower = 1 / (1 + odd * lower);
    upper = 1 + odd / upper;
    fraction *= lower * upper;
    if (Math.abs(lower * upper - 1) < precision) break;
  }
  return fraction;
}

/** The logarithm of the gamma function, for arguments above 0 (Stirling's series, Abramowitz and Stegun 6.1.41). */
function logGamma(x: number): number {
  // The series is exact enough from here on; below, the recurrence leads up to it.
  if (x < 12) return logGamma(x + 1) - Math.log(x);
  const square = 1 / (x * x);
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
