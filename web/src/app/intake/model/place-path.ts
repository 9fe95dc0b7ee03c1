import { appPaths } from "../../../app-paths.ts";
import type { Place } from "./path.ts";

export function pathOf(place: Place): string {
  switch (place.at) {
    case "question":
      return appPaths.intakeQuestion(place.id);
    case "block-end":
      return appPaths.intakeBlock(place.block);
    case "outcome":
      return appPaths.intakeResult;
    case "consent":
    case "finish":
      return appPaths.intake;
  }
}
