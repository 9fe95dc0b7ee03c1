import type { FigurePoses } from "./figure-file.ts";
import { figureUrl } from "./figure-url.ts";

type ExerciseFigureProps = {
  /** Of the exercise. */
  id: string;
  poses: FigurePoses;
  className?: string | undefined;
};

/**
 * Decorative: the movement is described in words beside it. Wall and floor go on beyond the drawing's frame: without
 * `object-fit` it fills a frame of any shape.
 */
export const ExerciseFigure = ({ id, poses, className }: ExerciseFigureProps) => (
  // Decoded apart: the next set is painted before its picture.
  <img src={figureUrl(id, poses)} alt="" decoding="async" className={className} />
);
