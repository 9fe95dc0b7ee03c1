import type { WorkoutsView } from "@app/contract/workouts";
import { activityNames } from "../../../content/app/diary/diary.ts";
import type { DayView } from "../../data/diary/view/day-view.ts";
import { localDay } from "../../shell/format/days.ts";
import { daysLogged } from "../model/days-logged.ts";
import { BodyLinks } from "../side/body-links.tsx";
import { LastWeek } from "../side/last-week.tsx";
import { Movement } from "../side/movement.tsx";
import { CompleteSwitch, HiddenSum, ShownSum, SoFar } from "../side/so-far.tsx";
import { Water } from "../side/water.tsx";
import styles from "./day.module.css";
import type { DiaryDayProps } from "./diary-day-props.ts";
import type { DayActions } from "./use-day-actions.ts";

type DaySideProps = Pick<DiaryDayProps, "day" | "now" | "records" | "plan" | "numbers" | "target" | "waterMl"> & {
  view: DayView;
  isToday: boolean;
  /** Of that day. */
  workouts: WorkoutsView["done"];
  actions: DayActions;
  onAddActivity: () => void;
};

/** What the day comes to: its sum, water, movement, and the week that it stands in. */
export function DaySide(props: DaySideProps) {
  const { day, now, records, plan, numbers, target, waterMl, view, isToday, workouts, actions, onAddActivity } = props;
  const record = records.days.get(day);
  return (
    <div className={styles.side}>
      <SoFar isToday={isToday}>
        {view.numbers === "shown" ? (
          <ShownSum totals={view.totals} target={target} />
        ) : (
          <HiddenSum meals={view.meals.filter(({ entries }) => entries.length > 0).length} />
        )}
        <CompleteSwitch isComplete={record?.isComplete ?? false} onChange={actions.setComplete} />
      </SoFar>
      <Water ml={record?.waterMl ?? 0} targetMl={waterMl} numbers={view.numbers} onChange={actions.setWater} />
      <Movement
        workouts={workouts}
        activities={records.activities.filter(({ activity }) => activity.day === day)}
        onAdd={onAddActivity}
        onRemove={(activity) => actions.removeActivity(activity, activityNames[activity.activity.what])}
      />
      <LastWeek days={daysLogged(records, localDay(now))} hasPlan={plan !== null} />
      <BodyLinks numbers={numbers} />
    </div>
  );
}
