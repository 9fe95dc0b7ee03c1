import type { Equipment } from "../../library/equipment.ts";
import type { ExerciseId, Pattern, Region } from "../../library/exercise.ts";

/** What the rows of the safety table (engine/src/intake/triage) change in a programme. */
export const limitRules = {
  rows: {
    pressao: "R16_PRESSAO_CONTROLADA",
    epilepsia: "R34_EPILEPSIA",
    diabetes: "R14_DIABETES_2",
    glp1: "R21_GLP1",
  },
  /** Level B: easy exercises in a chair's reach, four repetitions in reserve, no load to reach. */
  limited: {
    mostMinutes: 30,
    /** Of the rows that ask for it, those with which repetitions, sets and range may grow. */
    growing: ["R06_IMC_40", "R16_PRESSAO_CONTROLADA", "R28_75_ANOS_OU_QUEDAS"] as readonly string[],
    growingUntilFalls: 1,
    sessions: { 2: 2, 3: 2, 4: 2, 5: 3, 6: 3 },
    reserve: [4, 4, 4, 4],
    /** No load overhead and none on the spine: nothing that asks anything of them. */
    sparedRegions: ["ombro", "lombar"] as readonly Region[],
    /** Free weights that are lifted off the ground by the back, or held above the body. */
    excludedEquipment: ["barra", "smith", "kettlebell", "barra-fixa"] as readonly Equipment[],
  },
  /** Nothing that falls on the body or that one falls from. */
  epilepsy: {
    excludedEquipment: [
      "barra",
      "smith",
      "banco",
      "degrau",
      "barra-fixa",
      "barra-baixa",
      "fita-de-suspensao",
      "leg-press",
      "hack",
      "esteira",
      "bicicleta",
      "eliptico",
      "simulador-de-escada",
      "corda",
    ] as readonly Equipment[],
    /** Weights that these patterns hold above the chest or the face. */
    heldAboveBody: {
      patterns: ["empurrar-horizontal", "empurrar-vertical", "puxar-vertical"] as readonly Pattern[],
      equipment: ["halteres", "mochila", "garrafas"] as readonly Equipment[],
    },
    excluded: ["own:subida-de-escada"] as readonly ExerciseId[],
    /** Not proposed: only in company. */
    likings: ["nadar", "bicicleta"] as readonly string[],
  },
  /** Joint load that a region which hurts may carry: none from `strongFrom` of ten on. Walking asks little of three. */
  pain: {
    strongFrom: 7,
    most: { strong: 0, weaker: 1 } as const,
    walking: ["joelho", "quadril", "tornozelo"] as readonly Region[],
  },
  /** Balance on two or three days; a very short session has it in the warm-up. A beginner's first week is small. */
  older: { fromAge: 60, balanceSessions: 3, inWarmUpUntilMinutes: 20, beginnerFirstWeekSets: 12 },
  /** The body itself is much to move: easier rungs first. */
  heavyBody: { fromBmi: 35, fromAge: 60 },
  /** Below these hours effort does not rise within the block. */
  shortSleepHours: 5,
  vigorous: { belowBmi: 35, untrainedUntilAge: 45 },
  /** The question names a band or dumbbells: either is planned, and a swap needs the other or neither. */
  eitherEquipment: ["elastico", "halteres"] as readonly Equipment[],
};
