import type { Component, ComponentProps } from "svelte";
import { messageOf } from "../../kit/view/messageOf.ts";
import { parametersOf } from "../worksheet/exercise.ts";
import { type Assignment, longestTitle, readAssignment } from "../yourSearch/assignment.ts";
import { brokenLink } from "../yourSearch/assignmentWords.ts";
import SetWork from "./SetWork.svelte";

/** What a link puts to a student, and what it is worked on with; or why it sets nothing. */
export type Put =
  | {
      readonly kind: "set";
      readonly Work: Component<ComponentProps<typeof SetWork>>;
      readonly assignment: Assignment;
      /** For whom the link was made, where it says so. */
      readonly owner: string | undefined;
    }
  | { readonly kind: "broken"; readonly problem: string };

/** Reads an address that sets a search. */
export function putSearch(address: { readonly search: string; readonly hash: string }): Put {
  const parameters = parametersOf(address);
  try {
    const assignment = readAssignment(parameters);
    const owner = parameters.get("name")?.trim().slice(0, longestTitle) || undefined;
    return { kind: "set", Work: SetWork, assignment, owner };
  } catch (error) {
    return { kind: "broken", problem: brokenLink(messageOf(error)) };
  }
}
