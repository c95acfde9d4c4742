/** One parsed line of a trace. The functions below read its fields; each throws a SyntaxError that says what was due. */
export type Fields = Readonly<Record<string, unknown>>;

export function readObject(line: string): Fields {
  const value = parse(line);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw new SyntaxError(`expected an object in JSON, but found ${excerpt(line)}`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A number; infinities are "inf" and "-inf". */
export function readNumber(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === "number") return value;
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  throw new SyntaxError(
    `expected "${name}", a number, "inf" or "-inf", but found ${excerpt(JSON.stringify(value))}`,
  );
}

/** A whole number, `least` or more. */
export function readWhole(fields: Fields, name: string, least: number): number {
  const value = fields[name];
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= least) return value;
  throw new SyntaxError(
    `expected "${name}", a whole number, ${least} or more, but found ${excerpt(JSON.stringify(value))}`,
  );
}

export function readOneOf<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === fields[name]);
  if (word !== undefined) return word;
  throw new SyntaxError(
    `expected "${name}", one of ${words.join(", ")}, but found ${excerpt(JSON.stringify(fields[name]))}`,
  );
}

/** A move or a key, which may be any JSON but null; `{"bigint":"12"}` is the bigint. */
export function readItem(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (value === undefined || value === null) throw new SyntaxError(`expected "${name}"`);
  return bigintOf(value) ?? value;
}

export function readItems(fields: Fields, name: string): unknown[] {
  const values = fields[name];
  if (!Array.isArray(values) || values.length === 0)
    throw new SyntaxError(`expected "${name}", a list that is not empty`);
  return values.map((value) => bigintOf(value) ?? value);
}

export function readWords<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word[] {
  return readItems(fields, name).map((word) => readOneOf({ [name]: word }, name, words));
}

function bigintOf(value: unknown): bigint | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const digits = (value as Fields).bigint;
  return typeof digits === "string" && /^-?\d+$/.test(digits) ? BigInt(digits) : undefined;
}

const excerpt = (text = "nothing") => (text.length > 40 ? `${text.slice(0, 40)}…` : text || "nothing");

/** What `read` returns; a SyntaxError that it throws names the line, counted from 1. */
export function atLine<Value>(line: number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new SyntaxError(`Line ${line}: ${(error as Error).message}`, { cause: error });
  }
}

/** What JSON has no word for, as it stands in lines of a trace: for `JSON.stringify`. */
export function plainJson(_name: string, value: unknown): unknown {
  if (value === Infinity) return "inf";
  if (value === -Infinity) return "-inf";
  if (typeof value === "number" && Number.isNaN(value)) return "nan";
  return typeof value === "bigint" ? { bigint: String(value) } : value;
}
