import { readFileSync } from "node:fs";
import { searches } from "../src/engine/index.ts";
import { spoilInNode } from "../src/mistakes/spoilInNode.ts";
import { judgeCommand } from "./judge/judgeCommand.ts";

const { status, stdout, stderr } = await judgeCommand(process.argv.slice(2), {
  env: process.env,
  input: () => readFileSync(0, "utf8"),
  known: async () => ({ ...searches, ...(await spoilInNode()) }),
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
