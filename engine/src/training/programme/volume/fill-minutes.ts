import type { Exercise } from "../../library/exercise.ts";
import { addExercise, planFor } from "../add-exercise.ts";
import { chooseExercise } from "../choice/choose-exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { exerciseSeconds, secondsLeft } from "../session/session-time.ts";
import { isUsual } from "./grow-volume.ts";

const { fillers, fillersOfGoal } = programmeRules.content.sessions;

/** Calves, arms and the sides of the hip, where minutes are left. */
export function fillMinutes(programme: Programme): void {
  const most = fillersOfGoal[programme.request.goal];
  for (const [index, session] of programme.sessions.entries()) {
    let added = 0;
    // Not every session ends with the same: the second one starts from the second filler.
    const patterns = fillers[session.kind].map((_pattern, at, all) => all[(at + index) % all.length]);
    for (const pattern of patterns) {
      if (!pattern || added >= most || session.planned.length >= programme.size[1]) break;
      if (session.planned.some(({ exercise }) => exercise.pattern === pattern)) continue;
      const left = secondsLeft(session.planned, programme.minutes);
      const suits = (one: Exercise): boolean => isUsual(one) && exerciseSeconds(planFor(programme, one)) <= left;
      const exercise = chooseExercise(programme, { pattern, session: index, suits });
      if (!exercise) continue;
      addExercise(programme, index, exercise);
      added += 1;
    }
  }
}
