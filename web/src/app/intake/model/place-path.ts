import { appPaths } from "../../../app-paths.ts";
import type { Place } from "./path.ts";

/** What came of the questionnaire. */
export const OUTCOME_PATH = "/app/anamnese/resultado";

export function pathOf(place: Place): string {
  switch (place.at) {
    case "question":
      return appPaths.intakeQuestion(place.id);
    case "block-end":
      return appPaths.intakeBlock(place.block);
    case "outcome":
      return OUTCOME_PATH;
    case "consent":
    case "finish":
      return appPaths.intake;
  }
}
