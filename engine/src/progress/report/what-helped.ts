import { feminine, masculine } from "../../nutrition/words/noun.ts";
import { isDayComplete, planRange } from "../figures/food-weeks.ts";
import { isWithin } from "../figures/period.ts";
import type { ProgressRecords } from "../progress-records.ts";
import { shareInWords } from "../words/number-words.ts";
import type { ReportFigures } from "./report-figures.ts";
import type { Sentence } from "./sentence.ts";

const MOST_DAYS = 0.7;
const GOOD_SHARE = 0.6;
const GOOD_NIGHT_MINUTES = 420;
/** Of each kind, before two kinds of days are compared. */
const LEAST_DAYS = 3;
const day = masculine("dia");
const completeDay = masculine("dia completo", "dias completos");
const night = feminine("noite");

/** What went along with the plan. Nothing here says that one caused the other. */
export function whatHelped(figures: ReportFigures, records: ProgressRecords): Sentence[] {
  const { food, foodBefore, days, training, plannedSessions } = figures;
  const logged = { days: shareInWords(food.logged, days, day) };
  const isComeback = days > 1 && foodBefore.logged === 0 && food.logged > 0 && hasLoggedBefore(figures, records);
  const isNear = food.near !== null && food.complete >= LEAST_DAYS && food.near >= GOOD_SHARE * food.complete;
  const sentences: (Sentence | false | null)[] = [
    isComeback && { section: "food", code: "helped.comeback", values: logged },
    afterGoodNights(figures, records),
    isNear && {
      section: "food",
      code: "helped.near",
      values: { share: shareInWords(food.near ?? 0, food.complete, completeDay) },
    },
    plannedSessions > 0 && training.sessions >= plannedSessions && { section: "training", code: "helped.workouts" },
    goodNights(figures),
    !isComeback &&
      days >= LEAST_DAYS &&
      food.logged >= MOST_DAYS * days && { section: "food", code: "helped.logged", values: logged },
  ];
  return sentences.filter((sentence) => sentence !== null && sentence !== false);
}

const hasLoggedBefore = ({ period }: ReportFigures, { days }: ProgressRecords): boolean =>
  days.some((one) => one.day < period.from);

function goodNights({ sleep }: ReportFigures): Sentence | null {
  const nights = sleep?.nights ?? [];
  const good = nights.filter(({ minutes }) => minutes >= GOOD_NIGHT_MINUTES).length;
  if (nights.length < LEAST_DAYS || good < MOST_DAYS * nights.length) return null;
  return { section: "sleep", code: "helped.sleep", values: { share: shareInWords(good, nights.length, night) } };
}

/** Days after a good night beside the days after a shorter one. */
function afterGoodNights({ period, sleep }: ReportFigures, { days, target }: ProgressRecords): Sentence | null {
  if (!target || !sleep) return null;
  const { low, high } = planRange(target);
  const minutesOf = new Map(sleep.nights.map((one) => [one.day, one.minutes]));
  const eaten = days.filter((one) => isWithin(one.day, period) && isDayComplete(one, target));
  const [good, short] = [true, false].map((isGood) =>
    eaten.filter(({ day: on }) => {
      const minutes = minutesOf.get(on);
      return minutes !== undefined && minutes >= GOOD_NIGHT_MINUTES === isGood;
    }),
  ) as [typeof eaten, typeof eaten];
  const near = (some: typeof eaten) => some.filter(({ totals }) => totals.kcal >= low && totals.kcal <= high).length;
  if (good.length < LEAST_DAYS || short.length < LEAST_DAYS) return null;
  const [share, other] = [near(good) / good.length, near(short) / short.length];
  if (share < GOOD_SHARE || share <= other) return null;
  return { section: "food", code: "helped.nights", values: { share: shareInWords(near(good), good.length, day) } };
}
