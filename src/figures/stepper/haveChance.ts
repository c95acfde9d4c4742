import { takeWithChance } from "./lateChance.ts";
import * as withChance from "./withChance.ts";

/* Imported by what has to know chance as soon as it is there. */
takeWithChance(withChance);
