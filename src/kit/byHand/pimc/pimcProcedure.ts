import { isNear, type Procedure } from "../procedures/procedure.ts";
import { type CountedWorlds, countWorlds, type PimcTask } from "./countedWorlds.ts";
import { isAbout, type PimcAct, readPimcAct, writePimcAct } from "./pimcAct.ts";
import { likeWhichPimc } from "./pimcMistakes.ts";
import { reasonForPimc } from "./reasonForPimc.ts";

export interface PimcProcedure extends Procedure<PimcAct> {
  readonly task: PimcTask;
  readonly counted: CountedWorlds;
}

/**
 * World by world every move's value, then each move's mean, then the move that is played, and what it is worth in truth.
 * Throws what is wrong with the task.
 */
export function pimcProcedure(task: PimcTask): PimcProcedure {
  const counted = countWorlds(task);
  const { values, means, play, worth } = counted;
  const acts: PimcAct[] = [
    ...values.flatMap((row, world) =>
      row.map((number, move): PimcAct => ({ kind: "value", world, move, number })),
    ),
    ...means.map((number, move): PimcAct => ({ kind: "mean", move, number })),
    { kind: "play", move: play },
    { kind: "worth", number: worth.mean },
  ];
  return {
    task,
    counted,
    acts,
    write: writePimcAct,
    read: (text) => readPimcAct(text, values.length, means.length),
    isRight: (place, act) => isSame(act, acts[place]),
    reason: (place, act) => reasonForPimc(counted, act, acts[place]),
    like: (place, act) => (isAbout(act, acts[place]) ? likeWhichPimc(counted, act) : []),
  };
}

/** A value is read as it stands in the picture; what is worked out of values may be rounded. */
function isSame(act: PimcAct, right: PimcAct): boolean {
  if (act.kind === "mean" || act.kind === "worth")
    return isAbout(act, right) && isNear(act.number, (right as typeof act).number);
  return writePimcAct(act) === writePimcAct(right);
}
