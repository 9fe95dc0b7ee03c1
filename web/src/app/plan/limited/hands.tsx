import type { limitedPlanCopy } from "../../../content/app/plan/plan.ts";
import cupped from "../../../ui/pictures/maos/mao-em-concha.svg";
import palm from "../../../ui/pictures/maos/palma.svg";
import thumb from "../../../ui/pictures/maos/polegar.svg";
import fist from "../../../ui/pictures/maos/punho.svg";

export type HandName = keyof typeof limitedPlanCopy.hands;

const drawings: Record<HandName, string> = { fist, palm, cupped, thumb };

/** One of the four measures that are always at hand: flat drawings of 132 × 118. */
export const Hand = ({ name }: { name: HandName }) => <img src={drawings[name]} alt="" width={132} height={118} />;
