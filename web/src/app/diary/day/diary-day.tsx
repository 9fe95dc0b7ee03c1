import type { Amount } from "@app/contract/diary";
import { describeEaten, describeEatenInHands } from "@app/engine/nutrition/eaten/describe-eaten";
import { type ReactNode, useState } from "react";
import { badDayCopy, diaryCopy as copy, copySheetCopy } from "../../../content/app/diary/diary.ts";
import { Icon, IconPath } from "../../../ui/core/icon.tsx";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { entryPath, searchPath } from "../../data/diary/entry-path.ts";
import { dayView } from "../../data/diary/view/day-view.ts";
import { nameOf } from "../../data/diary/view/entry-view.ts";
import { localDay, weekdayName } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { BadDayNote } from "../bad-day/bad-day-note.tsx";
import { MealActions } from "../meals/meal-actions.tsx";
import { MealThread } from "../meals/meal-thread.tsx";
import { dayToCopy } from "../model/days-logged.ts";
import styles from "./day.module.css";
import { DaySheets, type OpenSheet } from "./day-sheets.tsx";
import { DaySide } from "./day-side.tsx";
import type { DiaryDayProps } from "./diary-day-props.ts";
import { plannedDay } from "./planned-day.ts";
import { useDayActions } from "./use-day-actions.ts";

/** A day with its meals, and beside them what it comes to. */
export function DiaryDay(props: DiaryDayProps) {
  const { day, now, records, isRead, save, plan, workouts, numbers } = props;
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const shown = numbers === "all-hidden" ? "hidden" : "shown";
  const today = localDay(now);
  const isToday = day === today;
  const { planned, ahead, lighter, hasWorkout } = plannedDay({ ...props, shown, isToday });
  const view = dayView({ records, planned, day, numbers: shown });
  const actions = useDayActions({ day, records, planVersion: plan?.madeIn.diet ?? null, planned, save });
  const badDay = records.days.get(day)?.badDay ?? null;
  const source = dayToCopy(records, day);
  const from = source === addDays(today, -1) ? copySheetCopy.yesterdayName : source && weekdayName(source);
  const none = isToday ? copy.empty : copy.emptyPast;
  const describe = shown === "hidden" ? describeEatenInHands : describeEaten;

  function markBadDay() {
    actions.setBadDay({ reasons: [] });
    setOpen({ kind: "bad-day" });
  }
  return (
    <div className={styles.columns}>
      <div className={styles.dayBox}>
        <LogField
          day={day}
          before={
            from ? (
              <Way onClick={() => setOpen({ kind: "copy" })}>
                <Icon name="copy" />
                {copySheetCopy.day(from)}
              </Way>
            ) : null
          }
        >
          {isToday && !badDay ? <Way onClick={markBadDay}>{badDayCopy.action}</Way> : null}
        </LogField>
        {badDay ? <BadDayNote onShow={isToday ? () => setOpen({ kind: "bad-day" }) : undefined} /> : null}
        {view.meals.some(({ entries }) => entries.length > 0) ? null : (
          <p className={styles.empty}>{isRead ? none : copy.reading}</p>
        )}
        <MealThread
          view={view}
          current={isToday ? ahead[0]?.slot : undefined}
          lighter={new Set(badDay ? lighter.filter(({ halved }) => halved.size > 0).map(({ meal }) => meal.slot) : [])}
          onOpen={(id) => setOpen({ kind: "entry", id })}
          renderActions={(meal) => (
            <MealActions
              day={day}
              meal={meal}
              canEat={!ahead.slice(1).some(({ slot }) => slot === meal.slot)}
              onEat={actions.eat}
            />
          )}
        />
      </div>
      <DaySide
        {...props}
        view={view}
        isToday={isToday}
        workouts={(workouts?.done ?? []).filter((done) => done.day === day)}
        actions={actions}
        onAddActivity={() => setOpen({ kind: "activity" })}
      />
      <DaySheets
        open={open}
        entries={records.entries.get(day) ?? []}
        source={{ name: from ?? "", entries: (source && records.entries.get(source)) || [] }}
        badDay={badDay}
        lighter={lighter}
        hasWorkout={hasWorkout}
        numbers={shown}
        nameOf={({ food }) => nameOf(food, records)}
        exclusions={props.exclusions}
        describe={({ food }, amount: Amount) => describe(food, amount)}
        actions={actions}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

const LENS = "M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20";

type LogFieldProps = {
  day: string;
  /** Stands before the search, the others after it. */
  before: ReactNode;
  children: ReactNode;
};

/** Leads to where a sentence is typed, and to the shorter ways. */
function LogField({ day, before, children }: LogFieldProps) {
  return (
    <section className="stack gap-3" aria-label={copy.log}>
      <Link className={styles.field} to={entryPath(day)}>
        {copy.field}
      </Link>
      <div className={`${styles.ways} wrap`}>
        {before}
        <Link className={styles.way} to={searchPath(day)}>
          <IconPath path={LENS} />
          {copy.search}
        </Link>
        {children}
      </div>
    </section>
  );
}

type WayProps = { onClick: () => void; children: ReactNode };

const Way = ({ onClick, children }: WayProps) => (
  <button className={styles.way} type="button" aria-haspopup="dialog" onClick={onClick}>
    {children}
  </button>
);
