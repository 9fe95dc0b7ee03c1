/** Where a movement starts and ends side by side, or its end alone. */
export type FigurePoses = "both" | "end";

/** `fx:Goblet_Squat` is drawn in fx-Goblet_Squat.svg, its end alone in fx-Goblet_Squat-fim.svg. */
export const figureFile = (id: string, poses: FigurePoses): string =>
  `${id.replace(":", "-")}${poses === "end" ? "-fim" : ""}.svg`;
