import { panelKinds, panelNames } from "../../figures/stepper/stepper.ts";
import { readSwitch } from "../../kit/view/readFields.ts";
import { type PlayableName, readPlayable } from "../playground/playables.ts";
import * as words from "./words.ts";

/** How an embedded figure is shown; what it shows, the figure reads from the same link. */
export interface EmbedLook {
  readonly figure: PlayableName;
  /** Buttons, menus and fields. */
  readonly controls: boolean;
  /** Panels beside a tree; those that most figures have where the link names none. */
  readonly panels: string | undefined;
  /** Asks what the search does next, in place of showing it. */
  readonly quiz: boolean;
}

/** The look that a link's parameters ask for. Throws an error that says which of them is wrong. */
export function readEmbedLook(parameters: URLSearchParams): EmbedLook {
  const figure = readPlayable(parameters.get("figure"));
  const quiz = readSwitch(parameters, "quiz", false);
  if (quiz && figure !== "stepper") throw new Error(words.noQuiz(figure));
  const panels = parameters.get("panels") ?? undefined;
  const unknown =
    panels && panelNames(panels).find((name) => ![...panelKinds, "none", ""].some((known) => known === name));
  if (unknown && figure === "stepper") throw new Error(words.noPanel(unknown, panelKinds));
  const theme = parameters.get("theme") ?? "auto";
  if (!["light", "dark", "auto"].includes(theme)) throw new Error(words.noTheme(theme));
  return {
    figure,
    quiz,
    controls: readSwitch(parameters, "controls", true),
    panels: panels === "none" ? "" : panels,
  };
}
