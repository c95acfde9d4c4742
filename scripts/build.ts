import { site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { runStages } from "./stages/runStages.ts";

process.exitCode = (await runStages(buildStages(site))) ? 0 : 1;
