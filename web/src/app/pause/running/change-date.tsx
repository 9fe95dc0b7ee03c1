import type { PauseView, PlanPauseView } from "@app/contract/pause";
import { useState } from "react";
import { runningCopy as copy, formCopy, pauseCopy } from "../../../content/app/pause.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { formatShortDay } from "../../shell/format/days.ts";
import { Refusal, useOffline } from "../form-parts.tsx";
import { dayAfter, dayBefore } from "../pause-days.ts";
import { usePauseChange } from "../use-pause-change.ts";
import styles from "./running-pause.module.css";

type ChangeDateProps = { view: PauseView; pause: PlanPauseView; onDone: () => void };

/** Another day of return, within the pause's sixty days. */
export function ChangeDate({ view: { today }, pause, onDone }: ChangeDateProps) {
  const [to, setTo] = useState(pause.to);
  const change = usePauseChange(onDone);
  const isOffline = useOffline();
  const earliest = pause.from > today ? pause.from : today;
  const isValid = to >= earliest && to <= pause.latestTo;
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !change.isPending) change.mutate({ kind: "move", pauseId: pause._id, to });
      }}
    >
      <div className={styles.date}>
        <Field
          type="date"
          label={copy.newReturn}
          value={to && dayAfter(to)}
          min={dayAfter(earliest)}
          max={dayAfter(pause.latestTo)}
          error={isValid ? undefined : formCopy.invalid}
          onChange={({ target }) => setTo(target.value && dayBefore(target.value))}
        />
      </div>
      <Refusal isOffline={isOffline} error={change.error} fallback={pauseCopy.unchanged} />
      <div className={`${styles.actions} stack gap-3`}>
        <Button type="submit" disabled={!isValid || isOffline} busy={change.isPending} busyLabel={copy.saving}>
          {isValid ? copy.save(formatShortDay(dayAfter(to))) : copy.change}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {copy.keep}
        </Button>
      </div>
    </form>
  );
}
