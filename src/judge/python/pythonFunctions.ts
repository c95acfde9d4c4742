import { js } from "../../mistakes/js.ts";
import type { Functions, Sampled } from "../functions/call.ts";
import { mostPhases, TooManyPhases } from "../functions/phaseLog.ts";
import type { Plain } from "../functions/plain.ts";
import { readSampled } from "../functions/sampling.ts";
import { unwatched } from "../program.ts";
import { functionSurroundings } from "./functionSurroundings.ts";
import { faultOf, Host, type Python, type PythonFault, told } from "./pythonProgram.ts";
import { pythonText } from "./pythonText.ts";
import { surroundings } from "./surroundings.ts";

/** A reader's functions in Python, and what is wrong with the text before it is run. */
export interface PythonFunctions extends Functions {
  readonly fault: PythonFault | undefined;
}

/**
 * Makes functions of what a reader wrote in Python. What they are given and return goes over as text. `around` is what a
 * sampling program need not define. An interpreter serves one text at a time.
 */
export function pythonFunctions(python: Python, written: string, around: string): PythonFunctions {
  const host = new Host();
  let below: (count: number) => number = () => 0;
  python.registerJsModule("host", { ...host.answers, below: (count: number) => below(count) });
  python.runPython(surroundings);
  python.runPython(functionSurroundings);
  const named = (name: string) => told(python.globals.get(name));
  const [read, call, sample] = ["_read_functions", "_call", "_sample"].map(named);
  return {
    fault: faultOf(() => read(pythonText(written), around)),
    call: (name, given) => readAnswer(call(pythonName(name), writePlain(given))),
    sample(sampled: Sampled) {
      const { game, position, chance, iterations, c } = readSampled(sampled);
      below = chance.below;
      host.begin(game, unwatched);
      const answer = sample(host.hold(position), iterations, c, ...game.range, mostPhases);
      if (answer === tooMany) throw new TooManyPhases();
      return readAnswer(answer);
    },
  };
}

/** What Python answers where phases were called too often. */
const tooMany = "phases";

/** As Python names what JavaScript calls `nextStrategy`. */
const pythonName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Numbers and lists as Python writes them; of a thing with fields it makes an object. */
function writePlain(plain: Plain): string {
  if (typeof plain === "number") return String(plain).replace(js`Infinity`, "inf");
  if (Array.isArray(plain)) return `[${plain.map(writePlain).join(", ")}]`;
  const fields = Object.entries(plain).map(([field, value]) => `${field}=${writePlain(value)}`);
  return `_Thing(${fields.join(", ")})`;
}

/** An answer as Python has written it, or the text itself where it is something else. */
function readAnswer(answer: unknown): unknown {
  // What JSON has no words for: a number beyond all others is one, and no number is none.
  const text = String(answer)
    .replace(/\binf\b/g, "1e999")
    .replace(/-?\bnan\b/g, "null");
  try {
    return JSON.parse(text, (_key, value) => (value === null ? Number.NaN : value));
  } catch {
    return String(answer);
  }
}
