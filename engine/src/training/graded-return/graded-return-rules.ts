import type { RuleSet } from "../../rules/rule-set.ts";
import type { JointLoad } from "../library/exercise.ts";

export const RETURN_STEPS = ["nenhuma", "isometria", "curta", "leve", "completa"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

type StepRules = {
  /** Joint load that the region may carry. */
  readonly mostLoad: JointLoad;
  /** What asks anything of the region is held still. */
  readonly holdsOnly: boolean;
  /** What touches the region is done without kilograms. */
  readonly withoutKilograms: boolean;
  /** Only the trainer opens it. */
  readonly isSigned: boolean;
  /** So many days with so little pain, and no more on the last than on the first, before the next step. */
  readonly calm: { readonly days: number; readonly mostPain: number };
};

const calm = { days: 3, mostPain: 2 };

const steps: Readonly<Record<ReturnStep, StepRules>> = {
  nenhuma: {
    mostLoad: 0,
    holdsOnly: false,
    withoutKilograms: false,
    isSigned: false,
    calm: { days: 4, mostPain: 1 },
  },
  isometria: { mostLoad: 1, holdsOnly: true, withoutKilograms: false, isSigned: false, calm },
  curta: { mostLoad: 1, holdsOnly: false, withoutKilograms: false, isSigned: false, calm },
  leve: { mostLoad: 2, holdsOnly: false, withoutKilograms: true, isSigned: true, calm },
  completa: { mostLoad: 3, holdsOnly: false, withoutKilograms: false, isSigned: true, calm },
};

const content = {
  steps,
  /** The pain last reported with which a region may carry this load, from load 0. Nobody opens a step against it. */
  mostPainOfLoad: [10, 6, 3, 3] as const satisfies readonly [number, number, number, number],
  /** From here on a step back, and from `stopFrom` on all of them; then the trainer opens each first step anew. */
  backFrom: 4,
  stopFrom: 7,
  /** Of the load before the pain, when the last step opens. */
  firstLoadPercent: 50,
};

export const gradedReturnRules: RuleSet<typeof content> = {
  id: "graded-return",
  version: "1",
  title: "Volta de uma região depois da dor",
  author: "Prumo",
  sources: [
    "Joint loads by pain: the limits of the programme (pain of 7 and more, of 4 to 6, below 4)",
    "Pain-monitoring model, Thomeé 1997: pain up to 2 of 10 is safe, and less the day after",
    "Steps, days and the half load are ours, for the responsible trainer to approve",
  ],
  content,
};
