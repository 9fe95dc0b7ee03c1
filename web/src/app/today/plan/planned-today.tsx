import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import { type ReactNode, useState } from "react";
import { firstTimeCopy as copy } from "../../../content/app/today-plan.ts";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { PlanChanged } from "../../data/plan-changes/plan-changed.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { dayOfMember, minuteOfMember } from "../../data/plan-layer/member-day.ts";
import { withLayer } from "../../data/plan-layer/with-layer.ts";
import { PlanStanding } from "../../data/plan-standing/plan-standing.tsx";
import { useCallName } from "../../data/use-call-name.ts";
import { PersonMessage } from "../../outcome/person-message.tsx";
import { PlumbSettles } from "../../shell/first/plumb-settles.tsx";
import { localDay } from "../../shell/format/days.ts";
import type { Save } from "../../sync/core/edit.ts";
import { isWideScreen } from "../fold.tsx";
import { Greeting } from "../greeting.tsx";
import { TrainingToday } from "../training/training-today.tsx";
import { EquivalentsDay } from "./equivalents/equivalents-day.tsx";
import { Evening } from "./evening/evening.tsx";
import { type FirstTime, firstTimeOn } from "./first-time.ts";
import { FoodsDay } from "./foods-day.tsx";
import { mealsSince } from "./meal/meals-since.ts";
import { nextMeal } from "./meal/next-meal.ts";
import { recentMeal } from "./meal/recent-meal.ts";
import { useLogMeal } from "./meal/use-log-meal.ts";
import styles from "./plan.module.css";
import { TeamCard } from "./team-card.tsx";

export type PlannedTodayProps = {
  plan: PlanView;
  layer: PlanLayer;
  /** Undefined while it is not known what was trained: a session that was done would be offered again. */
  workouts: WorkoutsView | undefined;
  now: Date;
  save: Save;
  /** What waits for the member. */
  items: ReactNode;
  /** That the weekly review is open, or was replied to. */
  review?: ReactNode;
  /** Instead of the team's promise: a person still reads something first. */
  personFirst?: ReactNode;
  /** What a professional wrote after reading the answers. */
  message?: IntakeView["personMessage"];
  promises: ReactNode;
  subscription: ReactNode;
  /** When the team signed the plan that was bought. */
  signedAt?: string | null;
  /** Below everything else. */
  footer?: ReactNode;
};

/** On the day the plan came, a phone shows the next step and folds the rest of the day: all of the screen is new. */
const isFirstDay = ({ kind, createdAt }: PlanView, day: string): boolean =>
  kind === "provisional" && localDay(new Date(createdAt)) === day;

/** The day's next decision first, then the day; in the evening, what it was and what comes. */
export function PlannedToday(props: PlannedTodayProps) {
  const {
    plan,
    layer,
    workouts,
    now,
    save,
    items,
    review,
    personFirst,
    message = null,
    promises,
    subscription,
    signedAt = null,
    footer,
  } = props;
  const today = localDay(now);
  const day = dayOfMember(withLayer(plan, layer, today).meals, now);
  const log = useLogMeal({ plan, day, now, save });
  const meals = mealsSince(plan.createdAt, withLayer(plan, layer, day));
  const eaten = new Set(meals.filter(({ isLogged }) => isLogged).map(({ id }) => id));
  const next = nextMeal(meals, eaten, minuteOfMember(meals, now));
  const [isWide] = useState(isWideScreen);
  const isFolded = isFirstDay(plan, day) && !isWide;
  const first = firstTimeOn({ plan, layer, today: day, signedAt });
  const firstTime = first ? (
    <FirstTimeCard
      what={first}
      isFelt={log.last?.action === "eaten"}
      isShort={isFolded && recentMeal(meals, now.getTime()) !== null}
    />
  ) : null;
  const training = workouts ? <TrainingToday {...{ plan, layer, workouts, today, isFolded }} /> : null;
  const rest = (
    <div className={styles.side}>
      {message ? <PersonMessage message={message} /> : null}
      {items}
      {review}
      {plan.diet ? training : null}
      <div className={styles.folds}>
        {personFirst === undefined ? <TeamCard plan={plan} /> : personFirst}
        {subscription}
        {promises}
      </div>
      {footer}
    </div>
  );
  if (plan.diet?.method === "foods" && !next)
    return (
      <div className={styles.page} data-folded={isFolded || undefined}>
        <PlanChanged plan={plan} />
        <PlanStanding plan={plan} now={now.getTime()} />
        <Evening
          plan={plan}
          layer={layer}
          meals={meals}
          tomorrow={withLayer(plan, layer, addDays(day, 1))}
          now={now}
          log={log}
          isFolded={isFolded}
        />
        {firstTime}
        <div className={styles.columns}>{rest}</div>
      </div>
    );
  return (
    <div className={styles.page} data-folded={isFolded || undefined}>
      <Greeting now={now} />
      {firstTime}
      <PlanChanged plan={plan} />
      <PlanStanding plan={plan} now={now.getTime()} />
      <div className={styles.columns}>
        <div className={styles.day}>
          {plan.diet?.method === "equivalents" ? (
            <EquivalentsDay meals={plan.diet.meals} now={now} isFolded={isFolded} />
          ) : null}
          {plan.diet ? null : training}
          {next ? (
            <FoodsDay plan={plan} layer={layer} meals={meals} next={next} now={now} log={log} isFolded={isFolded} />
          ) : null}
        </div>
        {rest}
      </div>
    </div>
  );
}

type FirstTimeProps = {
  what: FirstTime;
  isFelt: boolean;
  /** The receipt stands beside it: its second sentence waits until that is gone. */
  isShort?: boolean;
};

/** One human line for what happened for the first time. `isFelt`: just now, by a tap on this screen. */
function FirstTimeCard({ what, isFelt, isShort = false }: FirstTimeProps) {
  const name = useCallName();
  return (
    <section className={styles.card} data-short={isShort || undefined} aria-labelledby="primeira-vez">
      <PlumbSettles isFelt={isFelt} />
      <div>
        <h2 className={styles.title} id="primeira-vez">
          {copy[what].title(name)}
        </h2>
        {isShort ? null : <p className={styles.text}>{copy[what].text}</p>}
      </div>
    </section>
  );
}
