import { EQUIPMENT, type Equipment } from "@app/engine/training/library/equipment";
import { sessionNames as copy } from "../../../content/app/plan/training.ts";
import { capitalized } from "../../shell/format/days.ts";
import type { ExerciseTexts } from "./exercise-texts.ts";
import type { LayeredSession } from "./session-with-swaps.ts";

/** Shorter than in the list of what to have at hand. */
const SHORT: Partial<Record<Equipment, string>> = { assento: "cadeira", "apoio-alto": "mesa", porta: "porta" };

const MOST_NAMED = 4;

/** What stands in any room. */
const ALWAYS_THERE: ReadonlySet<Equipment> = new Set(["parede"]);

/** All that the exercises of a session need, each once, in the order of the exercises. */
export function equipmentOf({ exercises }: Pick<LayeredSession, "exercises">, texts: ExerciseTexts): Equipment[] {
  const needed = exercises.flatMap(({ exercise }) => texts[exercise]?.equipment ?? []);
  return [...new Set(needed)].filter((one) => !ALWAYS_THERE.has(one));
}

/** "Cadeira e toalha", "Só o chão"; of a whole gym "Leg press, halteres, polia e mais". */
export function briefEquipment(equipment: readonly Equipment[]): string {
  if (equipment.length === 0) return copy.onlyFloor;
  const words = equipment.map((one) => SHORT[one] ?? EQUIPMENT[one]);
  return capitalized(inSentence(words.length > MOST_NAMED ? [...words.slice(0, MOST_NAMED - 1), copy.more] : words));
}

/** "Cadeira ou banco firme; mesa, bancada ou corrimão firme; toalha": some of them are lists themselves. */
export const fullEquipment = (equipment: readonly Equipment[]): string =>
  equipment.length === 0 ? copy.onlyFloor : capitalized(equipment.map((one) => EQUIPMENT[one]).join(copy.also));

/** "uma, outra e mais uma". */
export const inSentence = (words: readonly string[], last: string = copy.and): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")}${last}${words.at(-1)}`;

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
