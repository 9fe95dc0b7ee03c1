import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { SegmentedControl } from "../../../ui/inputs/segmented-control.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { daysOfWeek } from "../../data/plan-layer/plan-day.ts";
import { withLayer } from "../../data/plan-layer/with-layer.ts";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { SubPage } from "../../shell/sub-page.tsx";
import styles from "./print.module.css";
import { PrintedDay } from "./printed-day.tsx";
import { PrintedSignatures } from "./printed-signatures.tsx";
import { PrintedTraining } from "./printed-training.tsx";

type PrintScreenProps = {
  plan: PlanView;
  layer: PlanLayer;
  day: string;
  name: string;
  /** Undefined while they load. */
  texts: ExerciseTexts | undefined;
};

/** A sheet of paper for each day, as it prints, one for the workouts and one for the signatures. */
export function PrintScreen({ plan, layer, day, name, texts }: PrintScreenProps) {
  const [what, setWhat] = useState<"day" | "week">("day");
  const days = what === "day" ? [day] : daysOfWeek(day);
  const { code, training } = plan;
  const pages = days.length + (training && texts ? 1 : 0) + (code === undefined ? 0 : 1);
  return (
    <SubPage back={{ to: appPaths.plan, label: copy.back }} title={copy.title}>
      <div className={styles.controls}>
        <SegmentedControl
          legend={copy.what}
          hideLegend
          options={[
            { value: "day", label: copy.day },
            { value: "week", label: copy.week },
          ]}
          value={what}
          onChange={setWhat}
        />
        <Button variant="outline" onClick={() => print()}>
          <Icon name="print" />
          {copy.action}
        </Button>
      </div>
      <div className={styles.pages}>
        {days.map((one, index) => (
          <PrintedDay
            key={one}
            plan={plan}
            day={withLayer(plan, layer, one)}
            name={name}
            page={copy.pageOf(index + 1, pages)}
          />
        ))}
        {training && texts ? (
          <PrintedTraining
            plan={{ ...plan, training }}
            layer={layer}
            day={day}
            name={name}
            page={copy.pageOf(days.length + 1, pages)}
            texts={texts}
          />
        ) : null}
        {code === undefined ? null : (
          <PrintedSignatures plan={plan} code={code} name={name} page={copy.pageOf(pages, pages)} />
        )}
      </div>
    </SubPage>
  );
}
