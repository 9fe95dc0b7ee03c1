import type { PlanView } from "@app/contract/plans";
import { type ReactNode, startTransition, useOptimistic, useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { shoppingCopy as copy } from "../../../content/app/plan/shopping.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { SegmentedControl } from "../../../ui/inputs/segmented-control.tsx";
import picture from "../../../ui/pictures/feira.svg";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { listDays, tickedFoods, tickItem } from "../../data/plan-layer/tick-edits.ts";
import { Link } from "../../shell/link.tsx";
import type { Save } from "../../sync/core/edit.ts";
import styles from "./shopping.module.css";
import { ShoppingAisles } from "./shopping-aisles.tsx";
import { countItems, withTick } from "./shopping-view.ts";
import { weekRange } from "./week-range.ts";

type ShoppingWeekProps = {
  plan: PlanView;
  layer: PlanLayer;
  /** The member's calendar day. */
  today: string;
  save: Save;
  /** What is said about the list without a network. */
  children: ReactNode;
};

/** The list of seven days from today on, or of the seven after them for who shops ahead. */
export function ShoppingWeek({ plan, layer, today, save, children }: ShoppingWeekProps) {
  const [week, setWeek] = useState<"this" | "next">("this");
  const first = listDays(layer, { plan: plan.madeIn.diet, today })[week];
  // Shown with the press: writing to the device takes longer than a box may take to change.
  const [ticked, show] = useOptimistic(tickedFoods(layer, { plan: plan.madeIn.diet, week: first }), withTick);
  const count = countItems(plan.shopping, ticked);
  const { figure, text } = copy.count(count.done, count.all);
  const tick = (food: string, done: boolean) =>
    startTransition(async () => {
      show({ food, done });
      await save([tickItem({ plan: plan.madeIn.diet, food, week: first }, done)]);
    });
  return (
    <div className={`${styles.page} stack gap-8`}>
      <header className={`${styles.top} stack gap-4`}>
        <img className={styles.picture} src={picture} width={480} height={360} alt="" />
        <div className="at-start stack">
          <Link className={styles.back} to={appPaths.plan}>
            <Icon name="arrow-left" />
            {copy.back}
          </Link>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead(weekRange(first))}</p>
          <p className={styles.lead} role="status">
            <b>{figure}</b> {text}
          </p>
          <div className={styles.weeks}>
            <SegmentedControl
              legend={copy.week.legend}
              hideLegend
              options={[
                { value: "this", label: copy.week.this },
                { value: "next", label: copy.week.next },
              ]}
              value={week}
              onChange={setWeek}
            />
          </div>
        </div>
      </header>
      <ShoppingAisles
        key={first}
        heading={`${copy.title}: ${weekRange(first).toLowerCase()}`}
        list={plan.shopping}
        ticked={ticked}
        onTick={tick}
      />
      {children}
    </div>
  );
}
