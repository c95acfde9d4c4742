import { type ClassGain, type Estimate, gainDifference, meanGain, normalisedGain } from "./gain.ts";
import { type Arm, arms, isWhole, rightIn, type TestRecord, type WholeRecord } from "./record.ts";
import { questionCount, type TestedChapter, testedChapters } from "./tested.ts";

/** How a class did in one chapter that it read in one way. */
export interface GainRow {
  readonly chapter: TestedChapter;
  readonly arm: Arm;
  /** Who handed in both tests. */
  readonly readers: number;
  /** Means of what was right. */
  readonly before: number;
  readonly after: number;
  /** Of those who could gain anything. */
  readonly gain: ClassGain | undefined;
  /** How many had all right before, and are no part of the gain. */
  readonly full: number;
}

/** The gain of one who handed in both tests; undefined for who had all right before. */
export const gainOf = ({ before, after }: WholeRecord): number | undefined =>
  normalisedGain({ before: rightIn(before), after: rightIn(after) }, questionCount);

const gainsIn = (records: readonly WholeRecord[]): number[] =>
  records.flatMap((record) => gainOf(record) ?? []);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const of = (all: readonly TestRecord[], chapter: TestedChapter, arm: Arm): WholeRecord[] =>
  all.filter(isWhole).filter((record) => record.chapter === chapter && record.arm === arm);

/** What was gained, for each chapter and each way to read it that somebody has handed in both tests of. */
export function gainRows(all: readonly TestRecord[]): GainRow[] {
  return testedChapters.flatMap((chapter) =>
    arms.flatMap((arm): GainRow[] => {
      const records = of(all, chapter, arm);
      if (records.length === 0) return [];
      const gains = gainsIn(records);
      return [
        {
          chapter,
          arm,
          readers: records.length,
          before: mean(records.map(({ before }) => rightIn(before))),
          after: mean(records.map(({ after }) => rightIn(after))),
          gain: meanGain(gains),
          full: records.length - gains.length,
        },
      ];
    }),
  );
}

/** By how much those who read a chapter with its figures gained more than those who read its text alone, where both are two at least. */
export const armDifferences = (
  all: readonly TestRecord[],
): { readonly chapter: TestedChapter; readonly difference: Estimate }[] =>
  testedChapters.flatMap((chapter) => {
    const difference = gainDifference(
      gainsIn(of(all, chapter, "figures")),
      gainsIn(of(all, chapter, "text")),
    );
    return difference ? [{ chapter, difference }] : [];
  });
