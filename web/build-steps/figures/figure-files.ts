import { createHash } from "node:crypto";
import { drawings } from "@app/engine/training/figure/drawings";
import { figureFile } from "../../src/ui/figure/figure-file.ts";
import { drawExercise } from "./draw-exercise.ts";

const POSES = ["both", "end"] as const;

/** Every drawing by its file name. */
export const figureFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).flatMap(([id, drawing]) =>
    POSES.map((poses) => [figureFile(id, poses), drawExercise(drawing, poses)] as const),
  ),
);

const hash = createHash("sha256")
  .update(JSON.stringify([...figureFiles]))
  .digest("hex")
  .slice(0, 8);
/** Named after what is in it: its files never change. */
export const FIGURES_FOLDER = `assets/figures-${hash}`;
