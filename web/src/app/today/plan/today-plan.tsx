import { useTraining } from "../../data/training/use-training.ts";
import { useNow } from "../../shell/dates/use-now.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { areRecordsKnown } from "../../sync/records-known.ts";
import { Greeting } from "../greeting.tsx";
import { ReviewLine } from "../review/review-line.tsx";
import styles from "./planned-today.module.css";
import { PlannedToday, type PlannedTodayProps } from "./planned-today.tsx";

/** Hoje of a member with a plan, with what this member has logged on any device. */
export function TodayPlan(props: Omit<PlannedTodayProps, "layer" | "workouts" | "now" | "save" | "review">) {
  const { layer, save, snapshot, workouts } = useTraining();
  const now = useNow();
  // A meal that was logged on another device would be offered again.
  if (areRecordsKnown(snapshot))
    return (
      <PlannedToday
        {...props}
        layer={layer}
        workouts={workouts}
        now={new Date(now)}
        save={save}
        review={<ReviewLine now={now} />}
      />
    );
  return (
    <div className={styles.page}>
      <Greeting />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}
