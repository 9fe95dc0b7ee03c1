import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { problemOf } from "../../api.ts";
import { diaryCopy as copy, diaryConsentWords, oldDayCopy } from "../../content/app/diary/diary.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { DIARY_KINDS, type DiaryRecords } from "../data/diary/diary-records.ts";
import { exclusionsIn } from "../data/diary/exclusions-in.ts";
import { isOldDay, oldDayQuery } from "../data/diary/old-day-query.ts";
import { type UsedDiary, useDiary } from "../data/diary/use-diary.ts";
import { useFoodsOfEaten } from "../data/diary/use-foods-of-eaten.ts";
import { ConsentGate } from "../data/health-consent/consent-gate.tsx";
import { intakeQuery } from "../data/intake-query.ts";
import type { NumbersShown } from "../data/numbers/numbers-shown.ts";
import { useNumbersShown } from "../data/numbers/use-numbers-shown.ts";
import { layerIn } from "../data/plan-layer/layer.ts";
import { usePlan } from "../data/plan-query.ts";
import { useTraining } from "../data/training/use-training.ts";
import { localDay } from "../shell/format/days.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { useNow } from "../shell/use-now.ts";
import { AskDeviceCopy } from "../sync/device-copy-choice.tsx";
import { DayNav } from "./day/day-nav.tsx";
import { DiaryDay } from "./day/diary-day.tsx";
import { OldDayView } from "./day/old-day-view.tsx";
import styles from "./diary.module.css";
import { dayTarget, waterTarget } from "./model/day-target.ts";

/** The diary of a day; without one, of today. */
export function DiaryScreen({ day: asked }: { day: string | undefined }) {
  const diary = useDiary();
  const now = new Date(useNow());
  const today = localDay(now);
  const day = asked ?? today;
  return (
    <div className="stack gap-7">
      <header className={`${styles.head} stack gap-2`}>
        <h1>{copy.title}</h1>
        <DayNav day={day} today={today} />
      </header>
      <ConsentGate {...diary} words={diaryConsentWords} kinds={DIARY_KINDS}>
        <Day key={day} diary={diary} day={day} now={now} />
        <AskDeviceCopy {...diary} />
      </ConsentGate>
      <Toasts />
    </div>
  );
}

type DayProps = { diary: UsedDiary; day: string; now: Date };

function Day({ diary: { records, state, save, sync, snapshot }, day, now }: DayProps) {
  useFoodsOfEaten({ sync, snapshot });
  const { workouts } = useTraining();
  const plan = usePlan() ?? null;
  const { data: intake } = useQuery(intakeQuery);
  const numbers = useNumbersShown(snapshot);
  const isRead = snapshot.meta.complete || snapshot.flush.state === "failed";
  const layer = useMemo(() => layerIn(state), [state]);
  const exclusions = useMemo(() => exclusionsIn(state, day), [state, day]);
  if (isOldDay(day, localDay(now))) return <OldDay day={day} numbers={numbers} records={records} />;
  return (
    <DiaryDay
      {...{ day, now, records, isRead, save, plan, layer, exclusions, workouts, numbers }}
      target={dayTarget(plan, intake)}
      waterMl={waterTarget(plan, intake)}
    />
  );
}

type OldDayProps = { day: string; numbers: NumbersShown; records: DiaryRecords };

/** A day that this device does not hold: read from the server, and not changed here. */
function OldDay({ day, numbers, records }: OldDayProps) {
  const { data, error, refetch } = useQuery(oldDayQuery(day));
  if (data) return <OldDayView {...{ day, numbers, records }} entries={data.entries} />;
  if (!error) return <Skeleton blocks={["lines"]} />;
  const problem = problemOf(error);
  const isOffline = problem === "offline" || problem === "timeout";
  return (
    <Alert
      tone="warning"
      title={oldDayCopy.title}
      actions={
        <Button variant="link" onClick={() => void refetch()}>
          {oldDayCopy.retry}
        </Button>
      }
    >
      {isOffline ? oldDayCopy.offline : oldDayCopy.failed}
    </Alert>
  );
}
