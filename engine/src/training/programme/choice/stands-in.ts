import { type Exercise, isStrength } from "../../library/exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { loadKindOf } from "../repetitions.ts";
import type { TrainingRequest } from "../training-request.ts";

const { beneath, recovery, gym, onTheFloor, standIns } = programmeRules.content.choice;

/** Planned only where nothing better is left: too easy for the level, of a recovery, or of a home where there is a gym. */
export function standsIn(exercise: Exercise, request: TrainingRequest): boolean {
  if (request.isLimited) return false;
  const { id, pattern } = exercise;
  if (isBeneath(id, request) || isOfPark(exercise, request)) return true;
  if (recovery.includes(id)) return Object.keys(request.spared).length === 0;
  if (request.level === "iniciante" || !gym.places.includes(request.place)) return false;
  if (standIns.inGym.includes(id)) return Object.keys(request.spared).length === 0;
  return isStrength(exercise) && gym.patterns.includes(pattern) && loadKindOf(exercise) === "own";
}

const isBeneath = (id: Exercise["id"], { level, isHeavyBody }: TrainingRequest): boolean =>
  beneath[level].includes(id) && !(level === "iniciante" && isHeavyBody);

/** Nobody lies down in a park with a backpack on the chest. */
const isOfPark = ({ id, load }: Exercise, { place }: TrainingRequest): boolean =>
  onTheFloor.park.includes(place) && load === "kg" && onTheFloor.exercises.includes(id);
