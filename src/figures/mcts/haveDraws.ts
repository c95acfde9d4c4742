import { takeDraws } from "./lateDraws.ts";
import * as withDraws from "./withDraws.ts";

/* Imported by what has to know chance as soon as it is there. */
takeDraws(withDraws);
