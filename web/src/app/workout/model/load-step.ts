import type { Equipment } from "@app/engine/training/library/equipment";
import type { ExerciseFacts } from "@app/engine/training/library/exercise";

const BAR_KG = 2.5;
const MACHINE_KG = 5;
const SMALLEST_KG = 1;

const BARS: ReadonlySet<Equipment> = new Set(["barra", "smith"]);
const MACHINES: ReadonlySet<Equipment> = new Set([
  "polia",
  "leg-press",
  "hack",
  "extensora",
  "flexora",
  "mesa-flexora",
  "abdutora",
  "adutora",
  "supino-articulado",
  "voador",
  "desenvolvimento-articulado",
  "remada-articulada",
  "panturrilha-em-pe",
  "panturrilha-sentada",
]);

/** What − and + are worth in kilograms: the smallest step of the equipment. */
export function loadStep({ equipment }: Pick<ExerciseFacts, "equipment">): number {
  if (equipment.some((one) => MACHINES.has(one))) return MACHINE_KG;
  return equipment.some((one) => BARS.has(one)) ? BAR_KG : SMALLEST_KG;
}
