import type { Language } from "../../../src/judge/languages.ts";
import type { TaskName } from "../../../src/judge/tasks.ts";

interface RightProgram {
  readonly task: TaskName;
  readonly language: Language;
  readonly code: string;
}

/** Right programs, each written as somebody would write it who has not seen the others. */
export const rightPrograms: readonly RightProgram[] = [
  {
    task: "minimax",
    language: "javaScript",
    code: `function visit(position, depth) {
  const end = game.outcome(position);
  if (end !== undefined) return end;
  if (depth === 0) return game.evaluate(position);
  const values = game.moves(position).map((move) => visit(game.play(position, move), depth - 1));
  return game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
}`,
  },
  {
    task: "minimax",
    language: "javaScript",
    code: `function visit(p, d) {
  let result = game.outcome(p)
  if (result === undefined && d === 0) result = game.evaluate(p)
  if (result !== undefined) return result
  const isMax = game.turn(p) === "max"
  let best = isMax ? -Infinity : Infinity
  for (const m of game.moves(p)) {
    const v = visit(game.play(p, m), d - 1)
    if (isMax ? v > best : v < best) best = v
  }
  return best
}`,
  },
  {
    task: "minimax",
    language: "javaScript",
    code: `const better = { max: Math.max, min: Math.min };
function leaf(position, depth) {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return outcome;
  return depth > 0 ? undefined : game.evaluate(position);
}
function visit(position, depth) {
  const known = leaf(position, depth);
  if (known !== undefined) return known;
  const choose = better[game.turn(position)];
  return game.moves(position).reduce((best, move) => {
    const value = visit(game.play(position, move), depth - 1);
    return best === undefined ? value : choose(best, value);
  }, undefined);
}`,
  },
  {
    task: "minimax",
    language: "javaScript",
    code: `// MAX and MIN in functions of their own
function maxValue(s, n) {
  let v = -Infinity;
  const list = game.moves(s);
  for (let i = 0; i < list.length; i++) v = Math.max(v, visit(game.play(s, list[i]), n - 1));
  return v;
}
function minValue(s, n) {
  let v = Infinity;
  const list = game.moves(s);
  for (let i = 0; i < list.length; i++) v = Math.min(v, visit(game.play(s, list[i]), n - 1));
  return v;
}
function visit(s, n) {
  const o = game.outcome(s);
  if (o !== undefined) { return o; }
  if (n === 0) { return game.evaluate(s); }
  if (game.turn(s) === "max") { return maxValue(s, n); }
  return minValue(s, n);
}`,
  },
  {
    task: "alphaBeta",
    language: "javaScript",
    code: `function visit(position, depth, alpha, beta) {
  const over = game.outcome(position);
  if (over !== undefined) return over;
  if (depth === 0) return game.evaluate(position);
  const maximizing = game.turn(position) === "max";
  let best = maximizing ? -Infinity : Infinity;
  for (const move of game.moves(position)) {
    const value = visit(game.play(position, move), depth - 1, alpha, beta);
    if (maximizing) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}`,
  },
  {
    task: "alphaBeta",
    language: "javaScript",
    code: `function visit(s, d, lo, hi) {
  let v = game.outcome(s)
  if (v !== undefined) return v
  if (d === 0) return game.evaluate(s)
  const moves = game.moves(s)
  if (game.turn(s) === "max") {
    v = -Infinity
    for (let i = 0; i < moves.length && lo < hi; i++) {
      v = Math.max(v, visit(game.play(s, moves[i]), d - 1, lo, hi))
      if (v > lo) lo = v
    }
  } else {
    v = Infinity
    for (let i = 0; i < moves.length && lo < hi; i++) {
      v = Math.min(v, visit(game.play(s, moves[i]), d - 1, lo, hi))
      if (v < hi) hi = v
    }
  }
  return v
}`,
  },
  {
    task: "alphaBeta",
    language: "javaScript",
    code: `function maxNode(state, left, a, b) {
  let worth = -Infinity;
  for (const m of game.moves(state)) {
    worth = Math.max(worth, visit(game.play(state, m), left - 1, a, b));
    if (worth >= b) return worth;
    a = Math.max(a, worth);
  }
  return worth;
}
function minNode(state, left, a, b) {
  let worth = Infinity;
  for (const m of game.moves(state)) {
    worth = Math.min(worth, visit(game.play(state, m), left - 1, a, b));
    if (worth <= a) return worth;
    b = Math.min(b, worth);
  }
  return worth;
}
function visit(state, left, a, b) {
  const finished = game.outcome(state);
  if (finished !== undefined) return finished;
  if (!left) return game.evaluate(state);
  return game.turn(state) === "max" ? maxNode(state, left, a, b) : minNode(state, left, a, b);
}`,
  },
  {
    task: "alphaBeta",
    language: "javaScript",
    code: `function visit(position, depth, α, β) {
  const outcome = game.outcome(position) ?? (depth === 0 ? game.evaluate(position) : undefined)
  if (outcome !== undefined) return outcome
  const sign = game.turn(position) === "max" ? 1 : -1
  const bounds = sign > 0 ? { own: α, other: β } : { own: β, other: α }
  let best = -sign * Infinity
  game.moves(position).some((move) => {
    const next = game.play(position, move)
    const value = sign > 0 ? visit(next, depth - 1, bounds.own, β) : visit(next, depth - 1, α, bounds.own)
    if (sign * (value - best) > 0) best = value
    if (sign * (best - bounds.own) > 0) bounds.own = best
    return sign * (bounds.own - bounds.other) >= 0
  })
  return best
}`,
  },
  {
    task: "minimax",
    language: "python",
    code: `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    values = [visit(game.play(position, move), depth - 1) for move in game.moves(position)]
    return max(values) if game.turn(position) == "max" else min(values)
`,
  },
  {
    task: "minimax",
    language: "python",
    code: `def visit(state, plies):
    end = game.outcome(state)
    if end is None and plies == 0:
        end = game.evaluate(state)
    if end is not None:
        return end
    mine = game.turn(state) == "max"
    best = -inf if mine else inf
    for m in game.moves(state):
        v = visit(game.play(state, m), plies - 1)
        if (v > best) == mine and v != best:
            best = v
    return best
`,
  },
  {
    task: "minimax",
    language: "python",
    code: `def visit(s, d):
    result = game.outcome(s)
    if result is None:
        if d == 0:
            result = game.evaluate(s)
        else:
            choose = max if game.turn(s) == "max" else min
            result = choose(visit(game.play(s, m), d - 1) for m in game.moves(s))
    return result
`,
  },
  {
    task: "ucb1",
    language: "javaScript",
    code: `function ucb1(mean, pulls, total, c) {
  return pulls === 0 ? Infinity : mean + c * Math.sqrt(Math.log(total) / pulls);
}
function choose(arms, c) {
  const total = arms.reduce((sum, arm) => sum + arm.pulls, 0);
  const bounds = arms.map((arm) => ucb1(arm.earned / arm.pulls, arm.pulls, total, c));
  return bounds.indexOf(Math.max(...bounds));
}`,
  },
  {
    task: "ucb1",
    language: "javaScript",
    code: `const explore = (n, t) => Math.sqrt(Math.log(t) / n)
function ucb1(m, n, t, c) {
  if (!n) return Infinity
  return m + explore(n, t) * c
}
function choose(arms, c) {
  let t = 0
  for (const { pulls } of arms) t += pulls
  let winner = 0, high = -Infinity
  arms.forEach(({ pulls, earned }, i) => {
    const b = ucb1(earned / pulls, pulls, t, c)
    if (b > high) { high = b; winner = i }
  })
  return winner
}`,
  },
  {
    task: "regretMatching",
    language: "javaScript",
    code: `function nextStrategy(regrets) {
  const positive = regrets.map((regret) => Math.max(regret, 0));
  const sum = positive.reduce((one, other) => one + other, 0);
  return positive.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length));
}
function learn(regrets, strategy, earned) {
  const mean = strategy.reduce((sum, probability, i) => sum + probability * earned[i], 0);
  return regrets.map((regret, i) => regret + earned[i] - mean);
}
function average(strategies) {
  return strategies[0].map((_, i) => strategies.reduce((sum, strategy) => sum + strategy[i], 0) / strategies.length);
}`,
  },
  {
    task: "regretMatching",
    language: "javaScript",
    code: `function nextStrategy(r) {
  let total = 0
  for (const x of r) if (x > 0) total += x
  const out = []
  for (let i = 0; i < r.length; i++) {
    if (total === 0) out.push(1 / r.length)
    else out.push(r[i] > 0 ? r[i] / total : 0)
  }
  return out
}
function learn(r, s, e) {
  let got = 0
  for (let i = 0; i < s.length; i++) got += s[i] * e[i]
  const out = [...r]
  for (let i = 0; i < e.length; i++) out[i] += e[i] - got
  return out
}
function average(all) {
  const sum = all[0].map(() => 0)
  for (const s of all) s.forEach((p, i) => { sum[i] += p })
  return sum.map((p) => p / all.length)
}`,
  },
];
