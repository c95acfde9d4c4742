import { checkStages } from "./stages/checkStages.ts";
import { runStages } from "./stages/runStages.ts";

process.exitCode = (await runStages(checkStages)) ? 0 : 1;
