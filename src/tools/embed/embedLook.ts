import { panelKinds, panelNames } from "../../figures/stepper/stepper.ts";
import { readSwitch } from "../../kit/view/readSwitch.ts";
import { type PlayableName, readPlayable } from "../playground/playables.ts";

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
  if (quiz && figure !== "stepper") throw new Error(`there is no quiz on the figure "${figure}"`);
  const panels = parameters.get("panels") ?? undefined;
  const unknown =
    panels && panelNames(panels).find((name) => ![...panelKinds, "none", ""].some((known) => known === name));
  if (unknown && figure === "stepper")
    throw new Error(`there is no panel "${unknown}"; there are ${panelKinds.join(", ")}, or none`);
  const theme = parameters.get("theme") ?? "auto";
  if (!["light", "dark", "auto"].includes(theme))
    throw new Error(`its theme "${theme}" is neither light, dark nor auto`);
  return {
    figure,
    quiz,
    controls: readSwitch(parameters, "controls", true),
    panels: panels === "none" ? "" : panels,
  };
}
