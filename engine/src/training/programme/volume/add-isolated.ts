import type { Exercise } from "../../library/exercise.ts";
import { addExercise } from "../add-exercise.ts";
import { chooseExercise } from "../choice/choose-exercise.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { pairExercises } from "../session/fit-session.ts";
import { fitsMinutes } from "../session/session-time.ts";
import type { TrainingRequest } from "../training-request.ts";

const { isolated } = programmeRules.content.sessions;

type Wanted = (typeof isolated.wanted)[number];

/** Presses and squats leave the sides of the shoulders and the calves small: who wants muscle trains them by themselves. */
export function addIsolated(programme: Programme, index: number): void {
  const { request, sessions } = programme;
  const session = sessions[index];
  if (!session || request.isLimited) return;
  for (const wanted of isolated.wanted) {
    const days = sessions.filter(({ planned }) =>
      planned.some(({ exercise }) => isIsolatedFor(exercise, wanted)),
    ).length;
    const isDue =
      wants(request, wanted) && wanted.kinds.includes(session.kind) && days < isolated.mostDays[programme.level];
    if (isDue) addOne(programme, index, session, wanted);
  }
}

const wants = ({ goal, reported }: TrainingRequest, { group }: Wanted): boolean =>
  isolated.goals.includes(goal) || reported?.emphasis?.some((one) => one === group) === true;

/** Small muscles that are trained by themselves. */
export const isIsolatedForMuscle = (exercise: Exercise): boolean =>
  isolated.wanted.some((wanted) => isIsolatedFor(exercise, wanted));

const isIsolatedFor = ({ mechanic, primary }: Exercise, { muscle }: Wanted): boolean =>
  mechanic === "isolado" && primary.includes(muscle);

/** Where the minutes are short, two others alternate. */
function addOne(programme: Programme, index: number, session: DraftSession, wanted: Wanted): void {
  if (session.planned.length >= programme.size[1]) return;
  const exercise = chooseExercise(programme, {
    pattern: wanted.pattern,
    session: index,
    suits: (one) => one.habit > 1 && isIsolatedFor(one, wanted),
  });
  if (!exercise) return;
  const before = { planned: session.planned, sets: { ...programme.sets } };
  addExercise(programme, index, exercise);
  while (!fitsMinutes(session.planned, programme.minutes)) {
    const paired = pairExercises(session.planned);
    if (!paired) {
      session.planned = before.planned;
      programme.sets = before.sets;
      return;
    }
    session.planned = paired;
  }
}
