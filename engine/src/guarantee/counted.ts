import { countedWeighIns } from "../progress/weight/weigh-in.ts";
import type { DiaryEvidence, Entered, Evidence, FollowedEvidence } from "./evidence.ts";
import type { Criteria } from "./guarantee-rules.ts";
import { type GuaranteeWindow, isCounted } from "./window.ts";

/** What of the evidence counts: of a day of the window, and not entered long after it. In order, each day once. */
export type Counted = {
  readonly diaryDays: readonly number[];
  readonly weighIns: readonly { readonly day: number; readonly kg: number }[];
  readonly openWeighIns: readonly { readonly day: number }[];
  readonly waist: readonly { readonly day: number; readonly cm: number }[];
  readonly reviews: Evidence["reviews"];
  /** Would count, had it been entered earlier: shown as such. */
  readonly backDated: BackDated;
};

/** Days with an entry that came too late: of the diary, and of the scale or the tape. */
export type BackDated = { readonly diary: readonly number[]; readonly measures: readonly number[] };

export function countedOf(evidence: FollowedEvidence, window: GuaranteeWindow, rules: Criteria): Counted {
  const counts = (entry: Entered) => isCounted(window, entry.day) && isInTime(entry, rules);
  const cameTooLate = (entry: Entered) => isCounted(window, entry.day) && !isInTime(entry, rules);
  const others = (evidence.diaryOther ?? []).filter((day) => isDiaryDay(day, rules));
  const diary = [...evidence.diaryDays.map((day): Entered => ({ day })), ...others];
  const measured = evidence.hidden ? evidence.waist : evidence.weighIns;
  return {
    diaryDays: daysOf(diary.filter(counts)),
    weighIns: countedWeighIns(evidence.weighIns.filter(counts)),
    openWeighIns: eachDayOnce((evidence.openWeighIns ?? []).filter(counts)),
    waist: eachDayOnce(evidence.waist.filter(counts)),
    reviews: eachWeekOnce(evidence.reviews).filter(({ week }) => week >= 1 && week <= rules.reviewsOf),
    backDated: { diary: daysOf(diary.filter(cameTooLate)), measures: daysOf(measured.filter(cameTooLate)) },
  };
}

export const isInTime = ({ day, enteredOn = day }: Entered, { backDatedDays }: Criteria): boolean =>
  enteredOn - day <= backDatedDays;

const isDiaryDay = ({ meals, complete = false, badDay = false }: DiaryEvidence, { mealsOfADay }: Criteria): boolean =>
  meals >= mealsOfADay || complete || badDay;

const daysOf = (entries: readonly Entered[]): number[] =>
  [...new Set(entries.map(({ day }) => day))].sort((a, b) => a - b);

/** The last one given replaces the others of its day. */
const eachDayOnce = <Entry extends Entered>(entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.map((entry) => [entry.day, entry])).values()].sort((a, b) => a.day - b.day);

const eachWeekOnce = (reviews: Evidence["reviews"]): Evidence["reviews"][number][] =>
  [...new Map(reviews.map((review) => [review.week, review])).values()].sort((a, b) => a.week - b.week);
