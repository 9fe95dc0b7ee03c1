import type { Level } from "@app/contract/intake";
import type { RuleSet } from "../rules/rule-set.ts";

/** What is asked of a case, in the order of `content.order`: the first that applies decides. */
export type Check =
  | "SINAIS_DE_FRAUDE"
  | "UMA_POR_PESSOA"
  | "PRAZO"
  | "NOS_ATRASAMOS"
  | "HUMANO_NAO_VEIO_A_TEMPO"
  | "GRAVIDEZ"
  | "JANELA_ABERTA"
  | "NAO_SEGUIU"
  | "COM_RESULTADO"
  | "SEM_RESULTADO";

const content = {
  /** Our own lateness pays once for each person and in time; from then on it comes before every question about the member. */
  order: [
    "SINAIS_DE_FRAUDE",
    "UMA_POR_PESSOA",
    "PRAZO",
    "NOS_ATRASAMOS",
    "HUMANO_NAO_VEIO_A_TEMPO",
    "GRAVIDEZ",
    "JANELA_ABERTA",
    "NAO_SEGUIU",
    "COM_RESULTADO",
    "SEM_RESULTADO",
  ] as readonly Check[],
  /** Days without a pause, from the first plan shown on. */
  windowDays: 30,
  requestUntilDay: 45,
  /** Paused days included: pauses move the window, and not for ever. Absent in rules that had no such day. */
  requestUntilCalendarDay: 120 as number | undefined,
  /** More paused days than these begin the window again; fewer lengthen it. */
  restartAfterPausedDays: 15,
  /** An entry that was written later than this after its day does not count. */
  backDatedDays: 3,
  anamneseWithinDays: 7,
  diaryDays: 18,
  /** Makes a day of the diary, where the member did not call it complete or bad. */
  mealsOfADay: 2,
  sessionShare: 0.6,
  reviews: 3,
  reviewsOf: 4,
  weighIns: 6,
  weighInWeeks: 3,
  /** In place of weigh-ins where numbers of the body are hidden. */
  waistMeasures: 3,
  /** Fewer weigh-ins than these say nothing about a change. */
  weighInsForChange: 3,
  /** A change is never stretched beyond what was observed, nor over more days than these. */
  maxSpanDays: 30,
  /**
   * Deviations below the estimate: doubt is for the member. Not read from the rules of progress, as `rho` is not: what was
   * bought stays as it was when those change.
   */
  z: 1.28,
  /** Of one day's weight with the next one's. */
  rho: 0.35,
  /** Of the initial mass. */
  lossShare: 0.005,
  gainShare: 0.003,
  waistCm: 2,
  waistDoubtCm: 1,
  liftShare: 0.05,
  /** Of reviews, where the goal is health: later ones must be above the first. */
  firstScoreWeek: 1,
  laterScoreWeeks: [3, 4] as readonly number[],
  /** Levels at which nothing is made before a person has looked. */
  personFirstLevels: ["C"] as readonly Level[],
  humanWithinHours: 72,
  /** Of a member who did not follow the programme. */
  offer: "30-dias-gratis",
  /** Of a member who is pregnant. */
  options: ["retomar-depois", "reembolso-de-cortesia"] as readonly string[],
};

export type Criteria = Omit<typeof content, "requestUntilCalendarDay"> & {
  readonly requestUntilCalendarDay?: number | undefined;
};
export type GuaranteeRules = RuleSet<Criteria>;

export const guaranteeRules: GuaranteeRules = {
  id: "guarantee",
  version: "2",
  title: "Garantia de 30 dias: o que conta como seguir, como resultado e como atraso nosso",
  author: "Prumo",
  sources: [
    "The guarantee as sold: 30 days, 100 %, for who followed the programme, had no result and can show it",
    "Simulated members: the change of 30 days by regression has a deviation of 0.54 kg with three weigh-ins a week, 0.46 daily, 0.75 weekly",
    "Ordinary least squares with first-order autocorrelation of the residuals",
    "LGPD, art. 20: review of an automated decision by a person",
  ],
  content,
};

const { requestUntilCalendarDay: _, ...beforeCalendarDay } = content;

/** Purchases and bundles made before lateness had a deadline. */
const firstRules: GuaranteeRules = {
  ...guaranteeRules,
  version: "1",
  content: {
    ...beforeCalendarDay,
    order: [
      "SINAIS_DE_FRAUDE",
      "NOS_ATRASAMOS",
      "HUMANO_NAO_VEIO_A_TEMPO",
      "GRAVIDEZ",
      "UMA_POR_PESSOA",
      "PRAZO",
      "JANELA_ABERTA",
      "NAO_SEGUIU",
      "COM_RESULTADO",
      "SEM_RESULTADO",
    ],
  },
};

/** Every version that a purchase was made with, the newest first: none is ever removed or changed. */
const VERSIONS: readonly GuaranteeRules[] = [guaranteeRules, firstRules];

/** As it is frozen at a purchase: `g2`. */
export const ruleVersionOf = ({ version }: GuaranteeRules): string => `g${version}`;

export function getGuaranteeRules(ruleVersion: string): GuaranteeRules {
  const rules = VERSIONS.find((one) => ruleVersionOf(one) === ruleVersion);
  if (!rules) throw new Error(`No rules of the guarantee have the version ${ruleVersion}`);
  return rules;
}
