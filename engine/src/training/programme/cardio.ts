import type { Training } from "@app/contract/plan-training";
import type { Exercise } from "../library/exercise.ts";
import type { Allowed } from "./choice/allowed-exercises.ts";
import { programmeRules, WEEKS } from "./programme-rules.ts";
import type { TrainingRequest } from "./training-request.ts";

const { cardio } = programmeRules.content;

/** Minutes of the week, never more than 15 % above the week before, and what they may be done with. */
export function cardioOf(request: TrainingRequest, allowed: Allowed): Training["cardio"] {
  const exercises = cardioExercises(request, allowed).map(({ id }) => id);
  const { growth, most } = paceOf(request);
  const start = Math.max(cardio.start, request.currentCardio);
  const minutes = [start];
  while (minutes.length < WEEKS.length) {
    const last = minutes.at(-1) ?? start;
    minutes.push(Math.max(last, Math.min(most, roundDown(last * growth))));
  }
  return {
    // Where a region leaves nothing to do them with, none are asked for.
    minutes: exercises.length > 0 ? minutes : WEEKS.map(() => 0),
    effort: [...cardio.effort[request.isLimited ? "limited" : "usual"]],
    exercises,
  };
}

/** Minutes that somebody would say: 65, 70, 80. */
const roundDown = (minutes: number): number => Math.floor(minutes / cardio.roundTo) * cardio.roundTo;

function paceOf({ isLimited, cautions, goal }: TrainingRequest): { growth: number; most: number } {
  if (isLimited) return cardio.limited;
  if (cautions.includes("glp1")) return cardio.strengthFirst;
  return { growth: cardio.growth[goal], most: cardio.most[goal] };
}

/** What the member likes first, then what is usual; walking is always among them, unless a region hurts too much for it. */
function cardioExercises({ likings }: TrainingRequest, { byPattern }: Allowed): Exercise[] {
  const liked = likings.flatMap((liking) => cardio.likings[liking] ?? []);
  const rank = ({ id, habit }: Exercise): number => (liked.includes(id) ? 10 - liked.indexOf(id) : 0) + habit / 4;
  const all = [...(byPattern.get("cardio") ?? [])].sort((a, b) => rank(b) - rank(a));
  const first = all.slice(0, cardio.mostExercises);
  const walking = all.find(({ id }) => id === cardio.always);
  return walking && !first.includes(walking) ? [...first.slice(0, -1), walking] : first;
}
