import type { Exercise } from "../../library/exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";

const [least, most] = programmeRules.content.sessions.pushPull;

/** An arm that is raised to the side pushes nothing. */
export const isRaise = ({ mechanic, primary }: Pick<Exercise, "mechanic" | "primary">): boolean =>
  mechanic === "isolado" && primary.length === 1 && primary[0] === "ombros";

type Side = "push" | "pull";

/** Asked for thousands of times while a week grows. */
const sides = new WeakMap<Exercise, Side | "neither">();

function sideOf(exercise: Exercise): Side | "neither" {
  const found = sides.get(exercise);
  if (found) return found;
  const { pattern } = exercise;
  const isPush = pattern.startsWith("empurrar") && !isRaise(exercise);
  const side = isPush ? "push" : pattern.startsWith("puxar") ? "pull" : "neither";
  sides.set(exercise, side);
  return side;
}

/** So many sets more leave pushes and pulls of the week within their bounds. */
export function staysEven({ sessions }: Programme, grown: Exercise, count = 1): boolean {
  const side = sideOf(grown);
  if (side === "neither") return true;
  const week = { push: 0, pull: 0, neither: 0 };
  for (const { planned } of sessions) for (const { exercise, sets } of planned) week[sideOf(exercise)] += sets;
  const { push, pull } = week;
  if (side === "push") return pull === 0 || push + count <= most * pull;
  return push === 0 || push >= least * (pull + count);
}
