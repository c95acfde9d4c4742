import { runCommand } from "./stages/runCommand.ts";

await runCommand("astro", ["dev", ...process.argv.slice(2)]).catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
