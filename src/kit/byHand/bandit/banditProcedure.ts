import type { Arm } from "../../../engine/index.ts";
import { functionMistakes } from "../../../mistakes/functions/index.ts";
import type { Procedure } from "../procedures/procedure.ts";
import { type Pull, type PulledTask, pullArms } from "./pulledArms.ts";
import { reasonForPull } from "./reasonForPull.ts";

/** One act of whoever carries out UCB1 by hand. Arms count from 0. */
export type BanditAct =
  | { readonly kind: "pull"; readonly arm: number }
  /** Says how often the arm was pulled by now, and what it has earned in all. */
  | { readonly kind: "count"; readonly arm: number; readonly pulls: number; readonly earned: number };

export type BanditMistakeName = keyof typeof functionMistakes.ucb1;

export interface BanditProcedure extends Procedure<BanditAct> {
  readonly task: PulledTask;
  readonly pulls: readonly Pull[];
}

/** Two acts a pull: which arm, and what is counted of it. */
export function banditProcedure(task: PulledTask): BanditProcedure {
  const pulls = pullArms(task);
  const acts = pulls.flatMap(({ arm, after }): BanditAct[] => [
    { kind: "pull", arm },
    { kind: "count", arm, pulls: after[arm].pulls, earned: after[arm].earned },
  ]);
  return {
    task,
    pulls,
    acts,
    write: writeBanditAct,
    read: (text) => readBanditAct(text, task.means.length),
    isRight: (place, act) => writeBanditAct(act) === writeBanditAct(acts[place]),
    reason: (place, act) => reasonForPull(pulls[place >> 1], act),
    like: (place, act) => (act.kind === "pull" ? likeWhichBandit(pulls[place >> 1].before, act.arm) : []),
  };
}

export const writeBanditAct = (act: BanditAct): string =>
  [act.kind, act.arm, ...(act.kind === "pull" ? [] : [act.pulls, act.earned])].join(" ");

function readBanditAct(text: string, arms: number): BanditAct | undefined {
  const [kind, ...rest] = text.split(" ");
  const [arm, pulls, earned] = rest.map(Number);
  if (!(Number.isInteger(arm) && arm >= 0 && arm < arms)) return undefined;
  if (kind === "pull" && rest.length === 1) return { kind, arm };
  const counts = kind === "count" && rest.length === 3 && [pulls, earned].every(Number.isFinite);
  return counts ? { kind: "count", arm, pulls, earned } : undefined;
}

type Bound = (mean: number, pulls: number, all: number, c: number) => number;
type Choose = (arms: readonly Arm[], c: number) => number;

/** The mistakes in UCB1 that would pull this arm. */
export function likeWhichBandit(arms: readonly Arm[], arm: number): BanditMistakeName[] {
  return (Object.keys(functionMistakes.ucb1) as BanditMistakeName[]).filter((name) => {
    const wrong: { readonly choose?: Choose; readonly ucb1?: Bound } = functionMistakes.ucb1[name]();
    const choose = wrong.choose ?? choosingBy(wrong.ucb1!);
    return choose(arms, Math.SQRT2) === arm;
  });
}

/** Who works out a wrong bound pulls the arm of the greatest: what is no number is never greater. */
const choosingBy =
  (bound: Bound): Choose =>
  (arms, c) => {
    const all = arms.reduce((sum, { pulls }) => sum + pulls, 0);
    let [best, greatest] = [0, -Infinity];
    for (const [place, { pulls, earned }] of arms.entries()) {
      const promised = bound(pulls === 0 ? 0 : earned / pulls, pulls, all, c);
      if (promised > greatest) [best, greatest] = [place, promised];
    }
    return best;
  };
