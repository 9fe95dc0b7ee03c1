import { equipmentAt } from "../../library/equipment.ts";
import type { MajorGroup } from "../../library/exercise.ts";
import { allowedExercises } from "../choice/allowed-exercises.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { isSmallStart, type TrainingRequest } from "../training-request.ts";
import { findDay, findVolume, isBelowTarget } from "./grow-volume.ts";
import { GROUP_KEYS, primaryGroups } from "./muscle-sets.ts";
import { hasGroup, isRare } from "./spread-groups.ts";

const { leastSets, limits } = programmeRules.content;

export const LACK_CAUSES = ["tempo", "regiao", "equipamento", "nivel"] as const;
export type LackCause = (typeof LACK_CAUSES)[number];
/** `todo`: no session has anything for the group. */
export type Lack = { readonly group: MajorGroup; readonly kind: "volume" | "dias" | "todo"; readonly cause: LackCause };

/** Groups that have too few sets or days, and what would have to be otherwise. */
export const lacksOf = (programme: Programme): Lack[] =>
  GROUP_KEYS.flatMap((group) => {
    if (isLeftOut(programme, group)) return [{ group, kind: "todo", cause: "regiao" }];
    const found: Lack[] = [];
    if (isBelowTarget(programme, group))
      found.push({ group, kind: "volume", cause: causeOf(programme, group, findVolume) });
    if (isRare(programme, group)) found.push({ group, kind: "dias", cause: causeOf(programme, group, findDay) });
    return found;
  });

/** Regions that hurt leave no session anything for the group, and without them there would be something. */
function isLeftOut({ request, sessions }: Programme, group: MajorGroup): boolean {
  if (Object.keys(request.spared).length === 0 || sessions.some((session) => hasGroup(session, group))) return false;
  const { all } = allowedExercises({ ...request, spared: {} });
  return all.some((exercise) => primaryGroups(exercise).includes(group));
}

/** From 60 on a beginner's session is small whatever time there is. */
const isHeldSmall = ({ request, size }: Programme): boolean =>
  isSmallStart(request) && size[1] >= Math.floor(limits.older.beginnerFirstWeekSets / leastSets);

/** The first limit without which the group would have more; the level's own ceilings where none of them helps. */
function causeOf(programme: Programme, group: MajorGroup, findStep: typeof findVolume): LackCause {
  const { request } = programme;
  if (request.isLimited) return "nivel";
  const size: Programme["size"] = isHeldSmall(programme) ? programme.size : [0, Number.POSITIVE_INFINITY];
  const timeless: Programme = { ...programme, minutes: Number.POSITIVE_INFINITY, size };
  const helps = (other: TrainingRequest): boolean =>
    findStep({ ...timeless, request: other, allowed: allowedExercises(other) }, group) !== undefined;
  if (findStep(timeless, group)) return "tempo";
  const withoutRegions: TrainingRequest = { ...request, spared: {} };
  if (Object.keys(request.spared).length > 0 && helps(withoutRegions)) return "regiao";
  const inGym: TrainingRequest = { ...withoutRegions, place: "academia", equipment: equipmentAt("academia") };
  return request.place !== "academia" && helps(inGym) ? "equipamento" : "nivel";
}
