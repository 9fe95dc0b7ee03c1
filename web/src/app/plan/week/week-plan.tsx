import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { planPageCopy as copy } from "../../../content/app/plan/plan.ts";
import { DateStrip } from "../../../ui/navigation/date-strip.tsx";
import { PlanChanged } from "../../data/plan-changes/plan-changed.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { daysOfWeek } from "../../data/plan-layer/plan-day.ts";
import { withLayer } from "../../data/plan-layer/with-layer.ts";
import { PlanStanding } from "../../data/plan-standing/plan-standing.tsx";
import { formatWeekdayDay, formatWeekdayTitle, localDay } from "../../shell/format/days.ts";
import type { Save } from "../../sync/core/edit.ts";
import { DailyTargets } from "../aside/daily-targets.tsx";
import { EveryDayPlate } from "../aside/every-day-plate.tsx";
import { PlanLabel } from "../aside/plan-label.tsx";
import { PlanLinks } from "../aside/plan-links.tsx";
import { ProvisionalTag } from "../aside/provisional-tag.tsx";
import { DayThread } from "../day/day-thread.tsx";
import { useDayChanges } from "../day/use-day-changes.ts";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import styles from "./week-plan.module.css";

type WeekPlanProps = {
  plan: PlanView;
  layer: PlanLayer;
  /** Resolves when this device has the edits. */
  save: Save;
  /** The member's clock, in milliseconds. */
  now: number;
};

/** The plan of one week, a day at a time: the thread of its meals, and beside it whose plan it is and its targets. */
export function WeekPlan({ plan, layer, save, now }: WeekPlanProps) {
  const today = localDay(new Date(now));
  const [day, setDay] = useState(today);
  const week = daysOfWeek(today);
  const layered = withLayer(plan, layer, day);
  const changes = useDayChanges({ plan, layer, save, day });
  const done = new Set(week.filter((one) => withLayer(plan, layer, one).meals.some(({ eatenAt }) => eatenAt)));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.parts}>
          <h1>{copy.title}</h1>
          <PlanTabs current="diet" />
        </div>
        <DateStrip
          label={copy.week}
          from={week[0] ?? today}
          value={day}
          today={today}
          done={done}
          onChange={(next) => {
            setDay(next);
            changes.clear();
          }}
        />
      </header>
      <PlanChanged plan={plan} />
      <PlanStanding plan={plan} now={now} />
      <div className={styles.columns}>
        <section className={styles.day} aria-labelledby="dia">
          <div className={`${styles.title} row gap-4`}>
            <h2 id="dia">{formatWeekdayTitle(day)}</h2>
            <a className={`${styles.label} tap-link`} href="#rotulo">
              <ProvisionalTag kind={plan.kind} />
            </a>
          </div>
          <DayThread
            key={day}
            plan={plan}
            day={layered}
            now={day === today ? new Date(now) : null}
            canLog={day <= today}
            isToday={day === today}
            label={copy.meals(formatWeekdayDay(day))}
            changes={changes}
          />
        </section>
        <div className={styles.aside}>
          <PlanLabel plan={plan} now={now} meals={layered.meals} />
          {plan.targets ? <DailyTargets targets={plan.targets} /> : <EveryDayPlate />}
          <PlanLinks plan={plan} day={day} />
        </div>
      </div>
    </div>
  );
}
