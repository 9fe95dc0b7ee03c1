import { addExercise, planFor } from "../add-exercise.ts";
import { chooseExercise } from "../choice/choose-exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { exerciseSeconds, fitsMinutes, secondsLeft, sessionSeconds } from "../session/session-time.ts";
import { isUsual } from "./grow-volume.ts";
import { addSets, primaryGroups, staysBelow } from "./muscle-sets.ts";
import { staysEven } from "./push-pull.ts";
import { setsOfGroup } from "./weekly-volume.ts";

const { levels, leastSets, sessions: rules } = programmeRules.content;
const { fillers, more, leastUsed } = rules;

/** Up to the ceilings of the level, where what was offered is not used: first what is to grow most, then what has least. */
export function useMinutes(programme: Programme): void {
  for (const [index, session] of programme.sessions.entries()) {
    while (isShort(session.planned, programme.minutes)) {
      if (!addOneSet(programme, session) && !addOneMore(programme, index)) break;
    }
  }
}

const isShort = (planned: readonly PlannedExercise[], minutes: number): boolean =>
  sessionSeconds(planned) < leastUsed * minutes * 60;

function addOneSet(programme: Programme, session: DraftSession): boolean {
  const { level, sets, ceiling, minutes } = programme;
  const grown = (one: PlannedExercise): PlannedExercise[] =>
    session.planned.map((other) => (other === one ? { ...other, sets: other.sets + 1 } : other));
  const [best] = session.planned
    .filter((one) => one.sets < levels[level].mostSets && primaryGroups(one.exercise).length > 0)
    .filter((one) => staysBelow(sets, one.exercise, 1, ceiling) && fitsMinutes(grown(one), minutes))
    .filter((one) => staysEven(programme, one.exercise))
    .sort((a, b) => a.sets - b.sets || setsFor(programme, a) - setsFor(programme, b));
  if (!best) return false;
  session.planned = grown(best);
  addSets(programme.sets, best.exercise, 1);
  return true;
}

/** Of its poorest group; what is to grow most counts as poorer. */
function setsFor({ sets, request }: Programme, { exercise }: PlannedExercise): number {
  const emphasis = request.reported?.emphasis ?? [];
  return Math.min(
    ...primaryGroups(exercise).map((group) => setsOfGroup(sets, group) - (emphasis.includes(group) ? 4 : 0)),
  );
}

function addOneMore(programme: Programme, index: number): boolean {
  const session = programme.sessions[index];
  if (!session || session.planned.length >= programme.size[1]) return false;
  const left = secondsLeft(session.planned, programme.minutes);
  for (const pattern of [...fillers[session.kind], ...more[session.kind]]) {
    const exercise = chooseExercise(programme, {
      pattern,
      session: index,
      suits: (one) =>
        isUsual(one) && staysEven(programme, one, leastSets) && exerciseSeconds(planFor(programme, one)) <= left,
    });
    if (!exercise) continue;
    addExercise(programme, index, exercise);
    return true;
  }
  return false;
}
