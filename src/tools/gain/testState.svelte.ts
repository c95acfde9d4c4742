import { keepsAnything } from "../../kit/kept/browserStorage.ts";
import { followKept } from "../../kit/kept/followKept.ts";
import { followStudent } from "../check/student.ts";
import { formAt, formOf, isRight, orderOf, type Placed } from "./forms.ts";
import {
  type Arm,
  answeredIn,
  forgetRecord,
  isHandedIn,
  isWhole,
  keepRecord,
  newRecord,
  type PartName,
  readKeptRecord,
  type TestRecord,
} from "./record.ts";
import { questionCount, type TestedChapter } from "./tested.ts";

/** What a link asks for. */
export interface AskedTest {
  readonly chapter: TestedChapter;
  /** Of the two forms. */
  readonly seed: string;
  /** How the chapter is read. */
  readonly arm: Exclude<Arm, "both">;
}

/** The questions before a chapter and after it: what was answered, and what is on the screen. */
export class TestState {
  readonly asked: AskedTest;
  record = $state.raw<TestRecord>();
  /** The part whose questions are on the screen, to be answered or, once both are handed in, to be looked at. */
  part = $state<PartName>();
  form = $state.raw<readonly Placed[]>([]);
  /** The question on the screen; as many as there are stands for handing in. */
  place = $state(0);
  /** What was deleted on this page, to be taken back. */
  deleted = $state.raw<TestRecord>();
  /** Whether this browser keeps what is answered. */
  keeps = $state(true);

  constructor(asked: AskedTest) {
    this.asked = asked;
  }

  readonly placed: Placed | undefined = $derived.by(() => this.form[this.place]);
  readonly isWhole: boolean = $derived.by(() => this.record !== undefined && isWhole(this.record));
  /** What was given to the question on the screen. */
  readonly given: string | undefined = $derived.by(() => {
    const { record, part, placed } = this;
    return (part && placed && record?.[part].given[placed.slot]) ?? undefined;
  });

  /** How many questions of a part are answered. */
  answered(part: PartName): number {
    return this.record ? answeredIn(this.record[part]) : 0;
  }
  isHandedIn(part: PartName): boolean {
    return this.record !== undefined && isHandedIn(this.record[part]);
  }

  /** Takes up what this browser has kept of who answers now. */
  restore(): void {
    this.keeps = keepsAnything();
    this.record = readKeptRecord(this.asked.chapter);
    this.part = undefined;
  }

  /** Follows whoever goes on in this browser, and what is answered in another tab; gives what ends that. */
  follow(): () => void {
    const look = () => this.restore();
    look();
    const leave = [followStudent(look), followKept(["gains"], () => this.#takeUp())];
    return () => {
      for (const one of leave) one();
    };
  }

  /** Goes on from what another tab has kept, so that nothing is written over it: in the same part, where that is still open. */
  #takeUp(): void {
    if (!this.keeps) return;
    const { record: before, part } = this;
    this.record = readKeptRecord(this.asked.chapter);
    const { record } = this;
    const asksTheSame = record?.seed === before?.seed && record?.order === before?.order;
    if (record === undefined || !asksTheSame || (part && isHandedIn(record[part]) && !isWhole(record)))
      this.part = undefined;
  }

  /** Begins a part, or goes on with it where it was left. `own` is chance: it says which form comes first. */
  async open(part: PartName, own: string): Promise<void> {
    const { chapter, seed, arm } = this.asked;
    const record = this.record ?? newRecord(chapter, seed, orderOf(own), arm);
    this.form = await formOf(chapter, record.seed, formAt(record.order, part));
    // Whoever reads some of it with figures and some without is in neither group.
    const isOther = !isHandedIn(record[part]) && record.arm !== arm;
    this.record = isOther ? { ...record, arm: "both" } : record;
    this.deleted = undefined;
    this.part = part;
    const left = this.form.findIndex(({ slot }) => record[part].given[slot] === null);
    this.place = this.isWhole || left < 0 ? 0 : left;
  }

  close(): void {
    this.part = undefined;
  }

  goTo(place: number): void {
    this.place = Math.max(0, Math.min(questionCount, place));
  }

  /** Answers the question on the screen, or leaves it open again. What was handed in stays as it is. */
  give(given: string): void {
    const { record, part, placed } = this;
    if (!record || !part || !placed || isHandedIn(record[part])) return;
    const text = given.trim();
    this.#keep({
      ...record,
      [part]: {
        given: record[part].given.map((one, slot) =>
          slot === placed.slot ? (text === "" ? null : text) : one,
        ),
      },
    });
  }

  /** Grades all answers of the part on the screen, and closes it. `day` is today. */
  handIn(day: number): void {
    const { record, part, form } = this;
    if (!record || !part || isHandedIn(record[part])) return;
    const { given } = record[part];
    const right = given.map((one, place) => {
      const item = form.find(({ slot }) => slot === place)?.item;
      return item !== undefined && isRight(item, one ?? undefined);
    });
    this.#keep({ ...record, [part]: { given, right, day } });
    this.part = undefined;
  }

  /** Deletes what was answered before and after, so that it can be taken back. */
  delete(): void {
    this.deleted = this.record;
    forgetRecord(this.asked.chapter);
    this.record = undefined;
    this.part = undefined;
  }

  takeBack(): void {
    if (this.deleted) this.#keep(this.deleted);
    this.deleted = undefined;
  }

  #keep(record: TestRecord): void {
    this.record = record;
    this.keeps = keepRecord(record);
  }
}
