import { useQuery } from "@tanstack/react-query";
import { problemOf } from "../../../api.ts";
import { oldDayCopy as copy } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import { oldDayQuery } from "../../data/diary/old-day-query.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { OldDayView } from "./old-day-view.tsx";

type OldDayProps = { day: string; numbers: NumbersShown; records: DiaryRecords };

/** A day that this device does not hold: read from the server, and not changed here. */
export function OldDay({ day, numbers, records }: OldDayProps) {
  const { data, error, refetch } = useQuery(oldDayQuery(day));
  if (data) return <OldDayView {...{ day, numbers, records }} entries={data.entries} />;
  if (!error) return <Skeleton blocks={["lines"]} />;
  const problem = problemOf(error);
  const isOffline = problem === "offline" || problem === "timeout";
  return (
    <Alert
      tone="warning"
      title={copy.title}
      actions={
        <Button variant="link" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      }
    >
      {isOffline ? copy.offline : copy.failed}
    </Alert>
  );
}
