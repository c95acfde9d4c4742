import { type Run, runSetup, type Subject } from "../../kit/run/run.ts";

/** In the place of `searchInWorker`: the questions of a package are about small trees, and a worker would be another file. */
export const searchInWorker = async ({ setup }: Subject): Promise<Run> => runSetup(setup);
