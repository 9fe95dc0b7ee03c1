import type { AccountOverview } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import type { ReactNode } from "react";
import { useFoodsOfEaten } from "../../data/diary/use-foods-of-eaten.ts";
import { useTraining } from "../../data/training/use-training.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { useNow } from "../../shell/use-now.ts";
import { areRecordsKnown } from "../../sync/records-known.ts";
import { FoldedAccess, FoldedPromises, FoldedReading } from "../folded.tsx";
import { Greeting } from "../greeting.tsx";
import { ReviewLine } from "../review/review-line.tsx";
import styles from "./plan.module.css";
import { PlannedToday, type PlannedTodayProps } from "./planned-today.tsx";

type TodayPlanProps = Pick<PlannedTodayProps, "plan" | "items" | "footer"> & {
  /** Undefined without the server: only the day is known. */
  overview?: AccountOverview;
  intake?: IntakeView | undefined;
  /** What came of the questionnaire; null where nothing is left to say of it. */
  outcome?: ReactNode;
};

/** Hoje of a member with a plan, with what this member has logged on any device. */
export function TodayPlan({ overview, intake, outcome, ...props }: TodayPlanProps) {
  const promises = overview?.promises ?? [];
  const { layer, save, sync, snapshot, workouts } = useTraining();
  useFoodsOfEaten({ sync, snapshot });
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
        personFirst={
          intake?.assessment?.personBy ? <FoldedReading intake={intake}>{outcome}</FoldedReading> : undefined
        }
        message={intake?.personMessage ?? null}
        promises={<FoldedPromises promises={promises} />}
        signedAt={promises.find(({ key }) => key === "definitive-plan")?.at ?? null}
        subscription={overview ? <FoldedAccess overview={overview} /> : null}
      />
    );
  return (
    <div className={styles.page}>
      <Greeting />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}
