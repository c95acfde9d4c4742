import { test } from "@playwright/test";
import { nonsense } from "../../scripts/config/nonsense.ts";

/** A text of a words module as the site says it on which the test runs. */
export const said = (text: string): string => (speaksNonsense() ? nonsense(text) : text);

/** Whether the test runs on the site with other letters in all words. */
export const speaksNonsense = (): boolean => test.info().project.name === "nonsense";
