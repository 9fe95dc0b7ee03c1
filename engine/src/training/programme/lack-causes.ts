import { equipmentAt } from "../library/equipment.ts";
import type { MajorGroup } from "../library/exercise.ts";
import { allowedExercises } from "./allowed-exercises.ts";
import type { Programme } from "./draft-programme.ts";
import { findDay, findVolume, isBelowTarget, isRare } from "./grow-volume.ts";
import { GROUP_KEYS } from "./muscle-sets.ts";
import type { TrainingRequest } from "./training-request.ts";

export const LACK_CAUSES = ["tempo", "regiao", "equipamento", "nivel"] as const;
export type LackCause = (typeof LACK_CAUSES)[number];
export type Lack = { readonly group: MajorGroup; readonly kind: "volume" | "dias"; readonly cause: LackCause };

/** Groups that have too few sets or days, and what would have to be otherwise. */
export function lacksOf(programme: Programme): Lack[] {
  const wider = widerProgrammes(programme);
  return GROUP_KEYS.flatMap((group) => {
    const found: Lack[] = [];
    if (isBelowTarget(programme, group))
      found.push({ group, kind: "volume", cause: causeOf(wider, group, findVolume) });
    if (isRare(programme, group)) found.push({ group, kind: "dias", cause: causeOf(wider, group, findDay) });
    return found;
  });
}

type Wider = readonly (readonly [LackCause, Programme])[];

/** The same week without one limit more each time. */
function widerProgrammes(programme: Programme): Wider {
  if (programme.request.isLimited) return [];
  const timeless: Programme = { ...programme, minutes: Number.POSITIVE_INFINITY, size: [0, Number.POSITIVE_INFINITY] };
  const wider = (request: TrainingRequest): Programme => ({ ...timeless, request, allowed: allowedExercises(request) });
  const withoutRegions: TrainingRequest = { ...programme.request, blockedRegions: [] };
  const inGym: TrainingRequest = { ...withoutRegions, place: "academia", equipment: equipmentAt("academia") };
  return [
    ["tempo", timeless],
    ["regiao", wider(withoutRegions)],
    ["equipamento", wider(inGym)],
  ];
}

const causeOf = (wider: Wider, group: MajorGroup, findStep: typeof findVolume): LackCause =>
  wider.find(([, programme]) => findStep(programme, group) !== undefined)?.[0] ?? "nivel";
