import type { Exercise } from "../../library/exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";

const [least, most] = programmeRules.content.sessions.pushPull;

/** An arm that is raised to the side pushes nothing. */
export const isRaise = ({ mechanic, primary }: Pick<Exercise, "mechanic" | "primary">): boolean =>
  mechanic === "isolado" && primary.length === 1 && primary[0] === "ombros";

/** So many sets more leave pushes and pulls of the week within their bounds. */
export function staysEven({ sessions }: Programme, grown: Exercise, count = 1): boolean {
  const setsOf = (start: string): number =>
    sessions
      .flatMap(({ planned }) => planned)
      .filter(({ exercise }) => exercise.pattern.startsWith(start) && !isRaise(exercise))
      .reduce((sum, { sets }) => sum + sets, 0);
  const [push, pull] = [setsOf("empurrar"), setsOf("puxar")];
  if (grown.pattern.startsWith("empurrar") && !isRaise(grown)) return pull === 0 || push + count <= most * pull;
  return !grown.pattern.startsWith("puxar") || push === 0 || push >= least * (pull + count);
}
