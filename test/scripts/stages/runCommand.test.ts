import { expect, it, vi } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { runCommand } from "../../../scripts/stages/runCommand.ts";

it("Commands run under the Node that the project brings, whatever Node the machine has", async () => {
  const wanted = `v${packageJson.dependencies.node}`;
  expect(process.version).toBe(wanted);
  const compare = `if (process.version !== "${wanted}") process.exit(1)`;
  vi.stubEnv("PATH", "/usr/local/bin:/usr/bin:/bin");
  await runCommand("node", ["-e", compare]);
  vi.unstubAllEnvs();
});

it("A command that ends badly throws, naming it and how it ended", async () => {
  await expect(runCommand("node", ["-e", "process.exit(3)"])).rejects.toThrow(/node -e .* ended with 3/);
});

it("A command that does not exist throws", async () => {
  await expect(runCommand("no-such-command-here")).rejects.toThrow("no-such-command-here");
});
