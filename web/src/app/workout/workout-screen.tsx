import type { PlanView } from "@app/contract/plans";
import { type ReactNode, useState } from "react";
import { workoutCopy as copy } from "../../content/app/workout/workout.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import type { ExerciseTexts } from "../data/training/exercise-texts.ts";
import { useTraining } from "../data/training/use-training.ts";
import { WORKOUT_KINDS } from "../data/training/workouts-on-device.ts";
import { usePendingEdits } from "../data/workout-records/use-pending-edits.ts";
import { useNow } from "../shell/use-now.ts";
import { AskDeviceCopy } from "../sync/device-copy-choice.tsx";
import { areRecordsKnown } from "../sync/records-known.ts";
import { NoSession } from "./no-session.tsx";
import { SyncBadge } from "./player/sync-badge.tsx";
import { useWorkout } from "./use-workout.ts";
import { Loading, WorkoutView } from "./workout-view.tsx";

type WorkoutScreenProps = { plan: PlanView; texts: ExerciseTexts; sessionId: string; wantsShort: boolean };

const NONE: readonly never[] = [];

/** A session on this device's records, which are its own first. */
export function WorkoutScreen({ plan, texts, sessionId, wantsShort }: WorkoutScreenProps) {
  const { sync, snapshot, workouts } = useTraining();
  const { state: device, save } = usePendingEdits(sync, snapshot);
  const [hasFailed, setHasFailed] = useState(false);
  const [isShort, setIsShort] = useState(wantsShort);
  const now = useNow();
  const used = useWorkout({
    plan,
    received: workouts?.history ?? NONE,
    texts,
    sessionId,
    device,
    now,
    wantsShort: isShort,
  });
  if (!used) return <NoSession />;
  if (!areRecordsKnown(snapshot)) return <Loading session={sessionId} />;

  const refused = snapshot.outbox.filter(
    ({ kind, refused: reason }) => reason !== null && WORKOUT_KINDS.some((one) => one === kind),
  );
  return (
    <WorkoutView
      used={used}
      badge={<SyncBadge unsent={snapshot.outbox.length} durable={snapshot.durable} />}
      isSent={snapshot.outbox.length === 0}
      isKept={snapshot.durable}
      notice={
        <Notice
          hasFailed={hasFailed}
          refused={refused.length}
          onDiscard={() => void sync.discardRefused(refused.map(({ id }) => id))}
        />
      }
      question={<AskDeviceCopy sync={sync} snapshot={snapshot} />}
      save={(edits) => {
        setHasFailed(false);
        void save(edits).then((isSaved) => setHasFailed(!isSaved));
      }}
      onLength={setIsShort}
    />
  );
}

type NoticeProps = { hasFailed: boolean; refused: number; onDiscard: () => void };

function Notice({ hasFailed, refused, onDiscard }: NoticeProps): ReactNode {
  if (hasFailed) return <Alert tone="error">{copy.failed}</Alert>;
  if (refused === 0) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="link" onClick={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.refused}
    </Alert>
  );
}
