import type { Pattern } from "@app/engine/training/library/exercise";
import goblet from "./agachamento-goblet.svg";
import gobletEnd from "./agachamento-goblet-fim.svg";
import chair from "./agachamento-na-cadeira.svg";
import chairEnd from "./agachamento-na-cadeira-fim.svg";
import pushUp from "./flexao-inclinada.svg";
import pushUpEnd from "./flexao-inclinada-fim.svg";
import bridge from "./ponte-de-gluteo.svg";
import bridgeEnd from "./ponte-de-gluteo-fim.svg";
import plank from "./prancha.svg";
import plankEnd from "./prancha-fim.svg";
import towelRow from "./remada-com-toalha.svg";
import towelRowEnd from "./remada-com-toalha-fim.svg";

/** Where the movement starts and ends side by side, and its end alone; wall and floor go on beyond both frames. */
type Drawing = { both: string; end: string };

const drawings = {
  goblet: { both: goblet, end: gobletEnd },
  chair: { both: chair, end: chairEnd },
  pushUp: { both: pushUp, end: pushUpEnd },
  bridge: { both: bridge, end: bridgeEnd },
  plank: { both: plank, end: plankEnd },
  towelRow: { both: towelRow, end: towelRowEnd },
} satisfies Record<string, Drawing>;
type DrawingName = keyof typeof drawings;

/** Exercises that are drawn themselves. */
const OWN: Readonly<Record<string, DrawingName>> = {
  "fx:Goblet_Squat": "goblet",
  "own:agachamento-cadeira": "chair",
  "fx:Incline_Push-Up": "pushUp",
  "fx:Butt_Lift_Bridge": "bridge",
  "fx:Plank": "plank",
  "own:remada-toalha": "towelRow",
};

/** For the others one drawing stands for the pattern. */
const OF_PATTERN: Readonly<Record<Pattern, DrawingName>> = {
  joelho: "chair",
  quadril: "bridge",
  "empurrar-horizontal": "pushUp",
  "empurrar-vertical": "goblet",
  "puxar-horizontal": "towelRow",
  "puxar-vertical": "towelRow",
  core: "plank",
  biceps: "towelRow",
  triceps: "pushUp",
  panturrilha: "chair",
  "quadril-lateral": "bridge",
  equilibrio: "chair",
  aquecimento: "chair",
  mobilidade: "bridge",
  cardio: "chair",
};

/** Two exercises with the same one show the same picture. */
export const drawingOf = ({ id, pattern }: { id: string; pattern: Pattern }): string => OWN[id] ?? OF_PATTERN[pattern];

/** False: the drawing shows another exercise of the same pattern. */
export const isDrawn = (id: string): boolean => id in OWN;

type ExerciseFigureProps = {
  pattern: Pattern;
  /** Of the exercise, which may have a drawing of its own. */
  id?: string | undefined;
  poses: keyof Drawing;
  className?: string | undefined;
};

/** Decorative: the movement is described in words beside it. Without `object-fit` it fills a frame of any shape. */
export const ExerciseFigure = ({ pattern, id = "", poses, className }: ExerciseFigureProps) => (
  <img src={drawings[OWN[id] ?? OF_PATTERN[pattern]][poses]} alt="" className={className} />
);
