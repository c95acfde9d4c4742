import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../config/cacheFolder.ts";
import { heldOutput } from "./heldOutput.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command of this project (or of the system) from the project's root, or that of a copy, its output passed
 * through, or held back where the stage runs beside others.
 * The project's own binaries, Node 24 among them, go before the machine's.
 *
 * @throws when the command cannot start or ends with anything but 0
 */
export function runCommand(
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<void> {
  const PATH = [join(root, "node_modules", ".bin"), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  );
  const held = heldOutput();
  // A command that is not asked by a terminal leaves its colours out.
  const colours: Record<string, string> = held && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, {
    cwd,
    // Programs as large as a compiler are compiled once, and not by each command that runs them.
    env: {
      NODE_COMPILE_CACHE: cacheFolder("node"),
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      ...colours,
      ...env,
      PATH,
    },
    stdio: held ? ["ignore", "pipe", "pipe"] : "inherit",
    // On Windows the binaries are .cmd files, which only a shell can start.
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => held?.push(piece));
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`${command} could not start: ${error.message}`)));
    // Its output has ended, too.
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} ended with ${signal ?? code}`));
    });
  });
}
