/** A words module: functions that make sentences, by their names. */
type Sentences = Readonly<Record<string, unknown>>;
type DataOf<Sentence> = Sentence extends (...data: infer Data) => string ? Data : never;

/**
 * What somebody typed or chose is refused: no tree, no legal move, a depth that is none. `code` says what is wrong and
 * `data` with what; `message` says both in words, which stand in the words module beside what refuses.
 *
 *     throw new Refusal(words, "columnIsFull", column);
 */
export class Refusal<Words extends Sentences, Code extends keyof Words & string> extends RangeError {
  override readonly name: string = "Refusal";
  readonly code: Code;
  readonly data: DataOf<Words[Code]>;

  /** @param words a words module; its function called `code` says in words what is wrong with the data */
  constructor(words: Words, code: Code, ...data: DataOf<Words[Code]>) {
    super((words[code] as (...data: DataOf<Words[Code]>) => string)(...data));
    this.code = code;
    this.data = data;
  }
}
