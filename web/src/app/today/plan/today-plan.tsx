import { useTraining } from "../../data/training/use-training.ts";
import { useNow } from "../../shell/dates/use-now.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import { Greeting } from "../greeting.tsx";
import styles from "./planned-today.module.css";
import { PlannedToday, type PlannedTodayProps } from "./planned-today.tsx";

/** Hoje of a member with a plan, with what this member has logged on any device. */
export function TodayPlan(props: Omit<PlannedTodayProps, "layer" | "workouts" | "now" | "save">) {
  const { layer, save, snapshot, workouts } = useTraining();
  const now = useNow();
  if (isLayerKnown(snapshot))
    return <PlannedToday {...props} layer={layer} workouts={workouts} now={new Date(now)} save={save} />;
  return (
    <div className={styles.page}>
      <Greeting />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}

/** Before the first answer a meal that was logged on another device would be offered again. Without a network it is. */
const isLayerKnown = ({ phase, meta, flush }: SyncSnapshot): boolean =>
  phase === "ready" && (meta.complete || flush.state === "failed");
