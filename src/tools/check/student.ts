import { keep, readKept } from "../../kit/kept/browserStorage.ts";
import { followKept } from "../../kit/kept/followKept.ts";

/** One of those who answer on this computer. The first of them is "", and may have no name. */
export interface Student {
  readonly id: string;
  readonly name: string;
}

/** Told to the window when somebody else goes on, or has got a name. */
const studentChanged = "plyground:student";

/** Calls `listener` when somebody else goes on or has got a name, in this tab or another; gives what ends that. */
export function followStudent(listener: () => void): () => void {
  addEventListener(studentChanged, listener);
  const leave = followKept(["students"], listener);
  return () => {
    removeEventListener(studentChanged, listener);
    leave();
  };
}

const nobody: Student = { id: "", name: "" };

/** Who answers now, and all who have answered. */
interface Kept {
  readonly now: string;
  readonly all: readonly Student[];
}

/** Everybody who has answered here, the first one first. */
export const students = (): readonly Student[] => read().all;

/** Whose answers are shown and kept now. */
export function student(): Student {
  const { now, all } = read();
  return all.find(({ id }) => id === now) ?? all[0];
}

/** The same name, however it is spaced or composed, and in capitals or not. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** Somebody goes on: one who has been here under this name, or a new one. What others have done stays theirs. */
export function goOnAs(name: string): void {
  const { all } = read();
  const known = all.find((one) => sameName(one.name, name));
  const next = known ?? { id: String(all.length), name: name.trim() };
  write({ now: next.id, all: known ? all : [...all, next] });
}

/** Whoever answers now is called this; false where somebody else here is, since nobody could go on as the second then. */
export function callStudent(name: string): boolean {
  const { id } = student();
  const { now, all } = read();
  if (all.some((one) => one.id !== id && sameName(one.name, name))) return false;
  write({ now, all: all.map((one) => (one.id === id ? { id, name: name.trim() } : one)) });
  return true;
}

/** What stands behind the names under which a student's work is kept; the first one's stand as they are. */
export const ownedBy = ({ id }: Student): string => (id === "" ? "" : `@${id}`);

function read(): Kept {
  return readStudents(readKept("students")) ?? { now: "", all: [nobody] };
}

function write(kept: Kept): void {
  if (keep("students", JSON.stringify(kept))) dispatchEvent(new Event(studentChanged));
}

/** Those in such a text, as it is kept; undefined where it has none. */
export function readStudents(text = "null"): Kept | undefined {
  try {
    const { now, all } = JSON.parse(text) ?? {};
    if (typeof now === "string" && Array.isArray(all) && all.length > 0 && all.every(isStudent))
      return { now, all };
  } catch {
    // Nobody has said a name.
  }
  return undefined;
}

function isStudent(value: unknown): value is Student {
  const { id, name } = (value ?? {}) as Partial<Student>;
  return typeof id === "string" && typeof name === "string";
}
