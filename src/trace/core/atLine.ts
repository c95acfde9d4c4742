/** What `read` returns; an Error that it throws names the line, counted from 1. */
export function atLine<Value>(line: number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`Line ${line}: ${(error as Error).message}`, { cause: error });
  }
}
