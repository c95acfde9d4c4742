/**
 * What UCB1 with c = √2 loses at most on the average in so many pulls, against always pulling the best arm, where the
 * arms' rewards are independent and have these means: Σ 8·ln(pulls)/gap + (1 + π²/3)·Σ gap over the worse arms.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, theorem 1.
 */
export function ucb1RegretBound(means: readonly number[], pulls: number): number {
  const best = Math.max(...means);
  const gaps = means.map((mean) => best - mean).filter((gap) => gap > 0);
  return gaps.reduce((sum, gap) => sum + (8 * Math.log(pulls)) / gap + (1 + Math.PI ** 2 / 3) * gap, 0);
}
