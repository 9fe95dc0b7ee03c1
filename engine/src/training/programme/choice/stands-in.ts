import { type Exercise, isStrength } from "../../library/exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { loadKindOf } from "../repetitions.ts";
import type { TrainingRequest } from "../training-request.ts";

const { beneath, heavyBody, recovery, gym, onTheFloor, standIns } = programmeRules.content.choice;

/** Planned only where nothing better is left: too easy for the level, of a recovery, or of a home where there is a gym. */
export function standsIn(exercise: Exercise, request: TrainingRequest): boolean {
  if (request.isLimited) return false;
  const { id, pattern } = exercise;
  if (isBeneath(id, request) || isOfPark(exercise, request)) return true;
  const isFree = Object.keys(request.spared).length === 0;
  if (recovery.includes(id) || isHousehold(exercise, request)) return !hasFewExercises(request);
  if (request.level === "iniciante" || !gym.places.includes(request.place)) return false;
  if (standIns.inGym.includes(id)) return isFree;
  return isStrength(exercise) && gym.patterns.includes(pattern) && loadKindOf(exercise) === "own";
}

/** A region that hurts takes much away, unless it hurts little and there are the machines of a gym. */
export const hasFewExercises = ({ isLimited, spared, place }: TrainingRequest): boolean => {
  const loads = Object.values(spared);
  return isLimited || (loads.length > 0 && (loads.includes(0) || !gym.places.includes(place)));
};

function isBeneath(id: Exercise["id"], { level, isHeavyBody }: TrainingRequest): boolean {
  if (!isHeavyBody || level === "avancado") return beneath[level].includes(id);
  if (level === "iniciante") return false;
  return heavyBody.tooMuch.includes(id) || (beneath[level].includes(id) && !heavyBody.enough.includes(id));
}

function isHousehold({ equipment }: Exercise, { place }: TrainingRequest): boolean {
  const { places, equipment: household } = standIns.household;
  return places.includes(place) && equipment.some((one) => household.includes(one));
}

/** Nobody lies down in a park with a backpack on the chest. */
const isOfPark = ({ id, load }: Exercise, { place }: TrainingRequest): boolean =>
  onTheFloor.park.includes(place) && load === "kg" && onTheFloor.exercises.includes(id);
