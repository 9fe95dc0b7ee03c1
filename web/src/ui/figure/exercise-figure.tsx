import type { Pattern } from "@app/engine/training/library/exercise";
import goblet from "./agachamento-goblet.svg";
import chair from "./agachamento-na-cadeira.svg";
import pushUp from "./flexao-inclinada.svg";
import bridge from "./ponte-de-gluteo.svg";
import plank from "./prancha.svg";
import towelRow from "./remada-com-toalha.svg";

/** One figure stands for its pattern. */
const FIGURES: Readonly<Record<Pattern, string>> = {
  joelho: chair,
  quadril: bridge,
  "empurrar-horizontal": pushUp,
  "empurrar-vertical": goblet,
  "puxar-horizontal": towelRow,
  "puxar-vertical": towelRow,
  core: plank,
  biceps: towelRow,
  triceps: pushUp,
  panturrilha: chair,
  "quadril-lateral": bridge,
  equilibrio: chair,
  aquecimento: chair,
  mobilidade: bridge,
  cardio: chair,
};

/** Only the second half of the drawing: where the movement ends. */
const END_POSE = "#svgView(viewBox(240,-28,240,268))";

/** Decorative: the movement is told in words beside it. */
export const ExerciseFigure = ({ pattern, poses, className }: Props) => (
  <img src={`${FIGURES[pattern]}${poses === "end" ? END_POSE : ""}`} alt="" className={className} />
);

type Props = { pattern: Pattern; poses: "both" | "end"; className?: string | undefined };
