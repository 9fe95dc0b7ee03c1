import type { Equipment } from "../equipment.ts";
import { type Exercise, isStrength, type Muscle, type Pattern } from "../exercise.ts";

/** One of these is what a pattern is done for. */
const TRAINED: Partial<Readonly<Record<Pattern, readonly Muscle[]>>> = {
  joelho: ["quadriceps"],
  quadril: ["posterior", "gluteos", "lombar"],
  "empurrar-horizontal": ["peito"],
  "empurrar-vertical": ["ombros"],
  "puxar-horizontal": ["meio-das-costas", "dorsal", "ombros"],
  "puxar-vertical": ["dorsal"],
  core: ["abdomen"],
  biceps: ["biceps"],
  triceps: ["triceps"],
  panturrilha: ["panturrilha"],
  "quadril-lateral": ["abdutores", "adutores"],
};

const WITHOUT_KILOGRAMS = new Set<Equipment>([
  "assento",
  "apoio-alto",
  "parede",
  "degrau",
  "porta",
  "poste",
  "toalha",
  "lencol",
  "elastico",
  "banco",
  "barra-fixa",
  "barra-baixa",
  "fita-de-suspensao",
  "banco-romano",
  "corda",
]);

/** Facts that contradict each other. */
export function factFaults(exercise: Exercise): string[] {
  const { pattern, primary, secondary, equipment, level, mechanic, load, repSeconds, impact, joints, places } =
    exercise;
  const faults: string[] = [];
  if (primary.length === 0) faults.push("trains no muscle");
  if (new Set([...primary, ...secondary]).size < primary.length + secondary.length)
    faults.push("a muscle stands twice");
  const trained = TRAINED[pattern];
  if (trained && !primary.some((muscle) => trained.includes(muscle)))
    faults.push(`does not train what ${pattern} is for`);
  if (new Set(equipment).size < equipment.length) faults.push("a piece of equipment stands twice");
  if (places.length === 0) faults.push("can be done nowhere");
  if (load === "kg" && equipment.every((one) => WITHOUT_KILOGRAMS.has(one))) faults.push("kilograms of nothing");
  if (load === "segundos" ? repSeconds !== 1 : repSeconds < 2 || repSeconds > 8) {
    faults.push(`a repetition of ${repSeconds} s`);
  }
  if (pattern === "cardio" && load !== "segundos") faults.push("cardio is not counted in time");
  if (impact !== "nenhum" && level === "iniciante") faults.push(`${impact} for a beginner`);
  if (impact !== "nenhum" && (joints.joelho < 3 || joints.tornozelo < 3)) faults.push(`${impact} that spares the legs`);
  if (impact !== "nenhum" && isStrength(exercise)) faults.push(`${impact} with sets`);
  if (mechanic === "isolado" && secondary.length > 3) faults.push("isolated, with many muscles");
  return faults;
}
