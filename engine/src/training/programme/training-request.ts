import type { Answers } from "../../intake/answers.ts";
import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Facts } from "../../intake/facts/facts.ts";
import { painsOf } from "../../intake/facts/health.ts";
import { WEEKDAYS } from "../../intake/questionnaire/movement.ts";
import { safetyTable } from "../../intake/triage/safety-table.ts";
import { notesOfRows, packsOf } from "../../notes/note-packs.ts";
import type { Goal } from "../../nutrition/target-rules.ts";
import { type Equipment, equipmentAt, PLACE_KEYS, type Place } from "../library/equipment.ts";
import type { ExerciseId, MajorGroup, Spared } from "../library/exercise.ts";
import { programmeRules } from "./programme-rules.ts";
import { sparedBy } from "./spared-regions.ts";
import { DAYS, type Days } from "./split.ts";

const { limits, cardio } = programmeRules.content;

export type Caution = keyof typeof limits.rows;
export const CAUTIONS = Object.keys(limits.rows) as Caution[];
export const MINUTES = [20, 30, 45, 60] as const;
export type Minutes = (typeof MINUTES)[number];

/** What a training half is made from: the same request gives the same sessions. */
export type TrainingRequest = {
  readonly level: TrainingLevel;
  /** Level B of the safety table. */
  readonly isLimited: boolean;
  /** Level B for reasons with which repetitions and sets may still grow. */
  readonly growsGently?: boolean;
  readonly goal: Goal;
  /** No row keeps the energy as it is: a plan may speak of losing weight. */
  readonly mayLose: boolean;
  readonly days: Days;
  /** From 0 for Monday, where the member chose enough of them. */
  readonly weekdays?: readonly number[];
  readonly minutes: Minutes;
  readonly place: Place;
  readonly equipment: readonly Equipment[];
  /** Every region that was named, however little it hurts, with the load that it may carry. */
  readonly spared: Spared;
  /** "Outra" was named: no rule knows it, the trainer reads. */
  readonly hasOtherRegion: boolean;
  readonly likings: readonly string[];
  /** Minutes of a week today. */
  readonly currentCardio: number;
  readonly isOlder: boolean;
  /** Weight or age makes the body itself much to move. */
  readonly isHeavyBody: boolean;
  readonly isVigorousAllowed: boolean;
  readonly sleepsLittle: boolean;
  readonly cautions: readonly Caution[];
  readonly seed: string;
  /** What the member said of it inside the first session or on the plan's page. */
  readonly reported?: ReportedFacts;
};

/** Optional: what is not reported is measured in the first week. */
type ReportedFacts = {
  /** At once, with good form. */
  readonly pushUps?: number;
  readonly pullUps?: number;
  /** What to train most. */
  readonly emphasis?: readonly MajorGroup[];
  /** Of a gym or a home: machines, dumbbells, bands that are surely there. */
  readonly has?: readonly Equipment[];
  /** What is surely not there. */
  readonly lacks?: readonly Equipment[];
  /** What was never comfortable: it is not planned, not offered and not climbed to. */
  readonly uncomfortable?: readonly ExerciseId[];
};

export type TrainingSettings = {
  readonly level: "A" | "B";
  /** Codes of the safety table's rows that were raised. */
  readonly rows: readonly string[];
  readonly seed: string;
  readonly reported?: ReportedFacts;
};

export function trainingRequestOf(
  answers: Answers,
  facts: Facts,
  { level: safety, rows, seed, reported }: TrainingSettings,
): TrainingRequest {
  const place = PLACE_KEYS.find((key) => key === answers.m6) ?? "casa-sem-nada";
  const pains = painsOf(answers);
  const { age = 0, bmi = 0, level = "iniciante" } = facts;
  const { fromAge, fromBmi } = limits.heavyBody;
  const days = DAYS.find((count) => count === answers.m4) ?? 3;
  const weekdays = weekdaysOf(answers);
  return {
    level,
    isLimited: safety === "B",
    ...(safety === "B" && growsGently(rows, facts) ? { growsGently: true } : {}),
    goal: facts.goal ?? "saude",
    mayLose: !packsOf(notesOfRows(rows)).some(({ diet }) => diet?.energy === "maintenance"),
    days,
    ...(weekdays.length >= days ? { weekdays } : {}),
    minutes: MINUTES.find((minutes) => minutes === answers.m5) ?? 30,
    place,
    equipment: plannedEquipment(place, reported),
    spared: sparedBy(pains),
    hasOtherRegion: pains.some(({ region }) => region === "outra"),
    likings: answers.m8 ?? [],
    currentCardio: cardio.current[answers.m2 ?? "0"],
    isOlder: age >= limits.older.fromAge,
    isHeavyBody: bmi >= fromBmi || age >= fromAge,
    isVigorousAllowed: safety === "A" && isVigorousAllowed(answers, facts, rows),
    sleepsLittle: (answers.m9?.hours ?? limits.shortSleepHours) < limits.shortSleepHours,
    cautions: CAUTIONS.filter((caution) => rows.includes(limits.rows[caution])),
    seed,
    ...(reported ? { reported } : {}),
  };
}

/** Every row that asks for level B is one with which a body still trains; after falls a person looks first. */
function growsGently(rows: readonly string[], { falls = 0 }: Facts): boolean {
  const asking = safetyTable.content.filter(({ code, training }) => training === "B" && rows.includes(code));
  return (
    asking.length > 0 &&
    asking.every(({ code }) => limits.limited.growing.includes(code)) &&
    falls <= limits.limited.growingUntilFalls
  );
}

const weekdaysOf = ({ m4b = [] }: Answers): number[] =>
  WEEKDAYS.flatMap(({ value }, index) => (m4b.includes(String(value)) ? [index] : []));

/** Who begins has two sets of everything in the first week. */
export const startsSmall = ({ isLimited, level }: Pick<TrainingRequest, "isLimited" | "level">): boolean =>
  !isLimited && level === "iniciante";

/** The first week of one who begins at 60 or later. */
export const isSmallStart = ({ isOlder, level }: Pick<TrainingRequest, "isOlder" | "level">): boolean =>
  isOlder && level === "iniciante";

/**
 * "Elástico ou halteres" says that one of the two is there, not which. Planning with neither would waste what the member
 * has; planning with both is right because a swap of every such exercise needs the other one or neither (swaps.ts).
 */
function plannedEquipment(place: Place, { has = [], lacks = [] }: ReportedFacts = {}): readonly Equipment[] {
  const isAsked = has.some((one) => limits.eitherEquipment.includes(one));
  const either = place === "casa-com-equipamento" && !isAsked ? limits.eitherEquipment : [];
  return [...new Set([...equipmentAt(place), ...either, ...has])].filter((one) => !lacks.includes(one));
}

/** Only with a clear screening, and not as the first exercise of one who is older or heavier. Unknown is no. */
function isVigorousAllowed({ m2 }: Answers, { parq, bmi, age, level }: Facts, rows: readonly string[]): boolean {
  const { belowBmi, untrainedUntilAge } = limits.vigorous;
  if (parq === undefined || parq.length > 0 || rows.includes(limits.rows.diabetes)) return false;
  if (bmi === undefined || bmi >= belowBmi || age === undefined) return false;
  const isUntrained = level !== "intermediario" && level !== "avancado" && m2 !== "60-150" && m2 !== ">150";
  return !(age > untrainedUntilAge && isUntrained);
}
