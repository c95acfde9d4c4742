import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command of this project (or of the system) from the project's root, or that of a copy, its output passed
 * through.
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
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...env, PATH },
    stdio: "inherit",
    // On Windows the binaries are .cmd files, which only a shell can start.
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`${command} could not start: ${error.message}`)));
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} ended with ${signal ?? code}`));
    });
  });
}
