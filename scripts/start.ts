import { site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { runStages } from "./stages/runStages.ts";
import { serveSite } from "./stages/serveSite.ts";

if (await runStages(buildStages(site))) {
  const { address } = await serveSite(site, Number(process.env.PORT ?? 4321));
  console.log(`\nPlyground is at ${address} (Ctrl+C ends it)`);
} else {
  process.exitCode = 1;
}
