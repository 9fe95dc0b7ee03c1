import { listOf, numberOf, oneOf, type Row, readTable } from "../../nutrition/catalogue/read-table.ts";
import { EQUIPMENT, type Equipment, placesWith } from "./equipment.ts";
import {
  type Exercise,
  type ExerciseFacts,
  type ExerciseId,
  type ExerciseText,
  type Habit,
  IMPACTS,
  type JointLoad,
  LEVELS,
  LOADS,
  MECHANICS,
  MUSCLES,
  type Muscle,
  PATTERNS,
  type Pattern,
  REGIONS,
  type Region,
} from "./exercise.ts";

export type ExerciseTexts = Readonly<Record<string, ExerciseText>>;
/** The rungs of each ladder, the easiest first, divided by spaces. */
export type Ladders = Readonly<Record<string, string>>;

const PATTERN_KEYS = Object.keys(PATTERNS) as Pattern[];
const MUSCLE_KEYS = Object.keys(MUSCLES) as Muscle[];
const EQUIPMENT_KEYS = Object.keys(EQUIPMENT) as Equipment[];

/** Joins facts, texts and ladders; throws where one of them has an exercise that another has not. */
export function readExercises(tables: readonly string[], texts: ExerciseTexts, ladders: Ladders): Exercise[] {
  const facts = tables.flatMap(readTable).map(readFacts);
  const ids = new Set<string>(facts.map(({ id }) => id));
  const extra = Object.keys(texts).find((id) => !ids.has(id));
  if (extra) throw new Error(`${extra} has a text and no facts`);
  const rungs = readRungs(ladders, ids);
  return facts.map((fact) => {
    const text = texts[fact.id];
    if (!text) throw new Error(`${fact.id} has no text`);
    const rung = rungs.get(fact.id) ?? { ladder: null, easier: null, harder: null };
    return { ...fact, ...text, places: placesWith(fact.equipment), ...rung };
  });
}

function readFacts(row: Row): ExerciseFacts {
  const id = idOf(row["id"]);
  return {
    id,
    pattern: oneOf(PATTERN_KEYS, row["pattern"], id),
    primary: listOf(row["primary"]).map((word) => oneOf(MUSCLE_KEYS, word, id)),
    secondary: listOf(row["secondary"]).map((word) => oneOf(MUSCLE_KEYS, word, id)),
    equipment: listOf(row["equipment"]).map((word) => oneOf(EQUIPMENT_KEYS, word, id)),
    habit: Number(oneOf(["1", "2", "3"], row["habit"], id)) as Habit,
    level: oneOf(LEVELS, row["level"], id),
    mechanic: oneOf(MECHANICS, row["mechanic"], id),
    load: oneOf(LOADS, row["load"], id),
    unilateral: oneOf(["um", "dois"], row["sides"], id) === "um",
    repSeconds: numberOf(row["rep"], id),
    impact: oneOf(IMPACTS, row["impact"] || "nenhum", id),
    joints: readJoints(row["joints"], id),
  };
}

function idOf(cell: string | undefined): ExerciseId {
  if (!cell || !/^(fx:[A-Za-z0-9_-]+|own:[a-z0-9-]+)$/.test(cell)) throw new Error(`"${cell}" is no exercise`);
  return cell as ExerciseId;
}

/** `joelho 2, lombar 1`; a region that is not named carries nothing. */
function readJoints(cell: string | undefined, id: string): Record<Region, JointLoad> {
  const joints: Record<Region, JointLoad> = { ombro: 0, lombar: 0, joelho: 0, quadril: 0, punho: 0, tornozelo: 0 };
  for (const part of listOf(cell)) {
    const [region, load, ...rest] = part.split(" ");
    const known = oneOf(REGIONS, region, id);
    if (rest.length > 0 || joints[known] !== 0) throw new Error(`${id}: "${part}" is no load of a region`);
    joints[known] = Number(oneOf(["1", "2", "3"], load, id)) as JointLoad;
  }
  return joints;
}

type Rung = Pick<Exercise, "ladder" | "easier" | "harder">;

function readRungs(ladders: Ladders, ids: ReadonlySet<string>): Map<string, Rung> {
  const rungs = new Map<string, Rung>();
  for (const [ladder, text] of Object.entries(ladders)) {
    const order = text.trim().split(/\s+/).map(idOf);
    for (const [index, id] of order.entries()) {
      if (!ids.has(id)) throw new Error(`${ladder}: there is no exercise ${id}`);
      if (rungs.has(id)) throw new Error(`${ladder}: ${id} stands on a ladder already`);
      rungs.set(id, { ladder, easier: order[index - 1] ?? null, harder: order[index + 1] ?? null });
    }
  }
  return rungs;
}
