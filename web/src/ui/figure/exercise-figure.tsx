import type { ExerciseId, Pattern } from "@app/engine/training/library/exercise";
import { type FigurePoses, figureFile } from "./figure-file.ts";

/** For an exercise without a drawing, that of another stands for the pattern. */
const OF_PATTERN: Readonly<Record<Pattern, ExerciseId>> = {
  joelho: "own:agachamento-cadeira",
  quadril: "fx:Butt_Lift_Bridge",
  "empurrar-horizontal": "fx:Incline_Push-Up",
  "empurrar-vertical": "fx:Goblet_Squat",
  "puxar-horizontal": "own:remada-toalha",
  "puxar-vertical": "own:remada-toalha",
  core: "fx:Plank",
  biceps: "own:remada-toalha",
  triceps: "fx:Incline_Push-Up",
  panturrilha: "own:agachamento-cadeira",
  "quadril-lateral": "fx:Butt_Lift_Bridge",
  equilibrio: "own:agachamento-cadeira",
  aquecimento: "own:agachamento-cadeira",
  mobilidade: "fx:Butt_Lift_Bridge",
  cardio: "own:agachamento-cadeira",
};

/** Two exercises with the same one show the same picture. */
export const drawingOf = ({ id, pattern }: { id?: string | undefined; pattern: Pattern }): string =>
  id && isDrawn(id) ? id : OF_PATTERN[pattern];

const undrawn: ReadonlySet<string> = new Set(import.meta.env.UNDRAWN_EXERCISES ?? []);

/** False: the drawing shows another exercise of the same pattern. */
export const isDrawn = (id: string): boolean => !undrawn.has(id);

type ExerciseFigureProps = {
  pattern: Pattern;
  /** Of the exercise, which may have a drawing of its own. */
  id?: string | undefined;
  poses: FigurePoses;
  className?: string | undefined;
};

/**
 * Decorative: the movement is described in words beside it. Wall and floor go on beyond the drawing's frame: without
 * `object-fit` it fills a frame of any shape.
 */
export const ExerciseFigure = ({ pattern, id, poses, className }: ExerciseFigureProps) => (
  <img
    src={`${import.meta.env.FIGURES_FOLDER ?? ""}/${figureFile(drawingOf({ id, pattern }), poses)}`}
    alt=""
    className={className}
  />
);
