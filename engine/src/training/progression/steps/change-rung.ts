import { type Decision, decide, type Situation, targetOf } from "./decision.ts";
import type { TooHard } from "./judge-attempts.ts";

/** The next rung from its first repetition on, at a load to be chosen; null: there is none. */
export function harderRung(situation: Situation): Decision | null {
  const [, most] = situation.target;
  return changeRung(situation, 1, (change) =>
    decide(situation, "rung.up", { sets: situation.sets, high: most }, change),
  );
}

/** The rung below; null: there is none. */
export const easierRung = (situation: Situation, why: TooHard): Decision | null =>
  changeRung(situation, -1, (change) => decide(situation, `rung.down.${why}`, {}, change));

function changeRung(
  { rungs, exercise, planned, factsOf }: Situation,
  by: 1 | -1,
  describe: (change: Partial<Omit<Decision, "reason">>) => Decision,
): Decision | null {
  const at = rungs.indexOf(exercise);
  const rung = at === -1 ? undefined : rungs[at + by];
  const facts = rung === undefined ? undefined : factsOf(rung);
  return rung && facts ? describe({ exercise: rung, kg: null, target: targetOf(planned, facts) }) : null;
}
