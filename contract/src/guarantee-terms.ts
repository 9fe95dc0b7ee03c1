import { GUARANTEE_DAYS, GUARANTEE_REVIEW_HOURS } from "./catalogue.ts";
import { GUARANTEE_VERSION } from "./guarantee-version.ts";

/**
 * What pages say of the guarantee's rules, version by version: copy and public pages do not load the engine. A test of the
 * engine compares every figure with the rules that decide.
 */
export type GuaranteeTerms = {
  /** As it is frozen at a purchase. */
  readonly version: string;
  /** From the first plan shown on, without paused days. */
  readonly windowDays: number;
  readonly requestUntilDay: number;
  /** Paused days included; null: pauses moved the last day without an end. */
  readonly requestUntilCalendarDay: number | null;
  readonly questionnaireDays: number;
  readonly diaryDays: number;
  readonly mealsOfADay: number;
  readonly sessionPercent: number;
  readonly reviews: number;
  readonly reviewsOf: number;
  readonly weighIns: number;
  readonly weighInWeeks: number;
  readonly waistMeasures: number;
  /** An entry that is written later than this after its day does not count. */
  readonly backDatedDays: number;
  /** Less than these is no result. */
  readonly lossPercent: number;
  readonly gainPercent: number;
  readonly waistCm: number;
  readonly liftPercent: number;
  /** Left out of a waist's loss: doubt is for the member. */
  readonly waistDoubtCm: number;
  /** More paused days begin the window again. */
  readonly restartAfterPausedDays: number;
  readonly reviewHours: number;
};

export const guaranteeTerms: GuaranteeTerms = {
  version: GUARANTEE_VERSION,
  windowDays: GUARANTEE_DAYS,
  requestUntilDay: 45,
  requestUntilCalendarDay: 120,
  questionnaireDays: 7,
  diaryDays: 18,
  mealsOfADay: 2,
  sessionPercent: 60,
  reviews: 3,
  reviewsOf: 4,
  weighIns: 6,
  weighInWeeks: 3,
  waistMeasures: 3,
  backDatedDays: 3,
  lossPercent: 0.5,
  gainPercent: 0.3,
  waistCm: 2,
  liftPercent: 5,
  waistDoubtCm: 1,
  restartAfterPausedDays: 15,
  reviewHours: GUARANTEE_REVIEW_HOURS,
};

/**
 * Of every version: an entry counts as written by the device's clock, but at the earliest this many days before the server
 * first received it.
 */
export const OFFLINE_DAYS = 7;

/** The newest first: an older purchase keeps the version that its buyer saw. */
export const GUARANTEE_VERSIONS: readonly GuaranteeTerms[] = [
  guaranteeTerms,
  { ...guaranteeTerms, version: "g1", requestUntilCalendarDay: null },
];
