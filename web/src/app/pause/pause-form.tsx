import type { PauseView } from "@app/contract/pause";
import { MAX_PAUSE_AHEAD, MAX_PAUSE_DAYS, type PauseReason } from "@app/contract/pause-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formCopy as copy, pauseCopy } from "../../content/app/pause.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Chips } from "../../ui/inputs/chips.tsx";
import { formatShortDay } from "../shell/format/days.ts";
import { SubPage } from "../shell/sub-page.tsx";
import { Columns } from "./columns.tsx";
import { LeaveAsIs, Refusal, useOffline } from "./form-parts.tsx";
import styles from "./pause.module.css";
import { addDays, dayAfter, dayBefore, daysIn, fullDay } from "./pause-days.ts";
import { movesQuery } from "./pause-query.ts";
import { PauseSpan } from "./pause-span.tsx";
import { PregnancyForm } from "./pregnancy/pregnancy-form.tsx";
import { Reasons } from "./reasons.tsx";
import { ReturnSteps } from "./return-steps.tsx";
import { StopsAxis } from "./stops-axis.tsx";
import { usePauseChange } from "./use-pause-change.ts";

type PauseFormProps = { view: PauseView; back: { to: string; label: string } };

const LENGTHS = [3, 7, 14, 30];

/** Why and from when to when, what that moves, and what it does not. */
export function PauseForm({ view, back }: PauseFormProps) {
  const { today } = view;
  const [reason, setReason] = useState<PauseReason | null>(null);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, 6));
  // One id for one choice: sending it again pauses nothing twice.
  const [id, setId] = useState(() => crypto.randomUUID());
  const withNewId =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setId(crypto.randomUUID());
    };
  const change = usePauseChange();
  const isOffline = useOffline();
  const days = from && to ? daysIn(from, to) : 0;
  const isValid = days >= 1 && days <= MAX_PAUSE_DAYS && from >= today && from <= addDays(today, MAX_PAUSE_AHEAD);
  const { data: moves } = useQuery({ ...movesQuery(from, to), enabled: isValid, placeholderData: keepPreviousData });
  const moved = isValid && moves?.span?.from === from && moves.span.to === to ? moves : undefined;
  const setLength = (length: number) => withNewId(setTo)(addDays(from, length - 1));
  const begin = (day: string) => {
    setFrom(day);
    if (day) setLength(Math.max(1, days));
  };
  const lengths = [...new Set([...LENGTHS, ...(isValid ? [days] : [])])].sort((a, b) => a - b);
  const validUntil = view.validUntil && fullDay(view.validUntil);

  if (reason === "gravidez")
    return (
      <SubPage back={back} title={pauseCopy.title}>
        <PregnancyForm view={view} reasons={<Reasons value={reason} onChange={withNewId(setReason)} />} id={id} />
      </SubPage>
    );
  return (
    <SubPage back={back} title={pauseCopy.title} lead={pauseCopy.lead}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason && isValid && !change.isPending)
            change.mutate({ kind: "start", pause: { _id: id, reason, from, to } });
        }}
      >
        <Columns aside={<ReturnSteps view={moved ?? view} to={isValid ? to : null} />}>
          <div className={`${styles.group} stack gap-4`}>
            <Reasons value={reason} onChange={withNewId(setReason)} />
            <p className="caption">{copy.readers}</p>
          </div>
          <section className={`${styles.group} stack gap-4`} aria-labelledby="quando">
            <h2 id="quando">{copy.when}</h2>
            <div className={`${styles.dates} stack gap-3`}>
              <Field
                type="date"
                label={copy.from}
                value={from}
                min={today}
                max={addDays(today, MAX_PAUSE_AHEAD)}
                onChange={(event) => begin(event.target.value)}
              />
              <Field
                type="date"
                label={copy.until}
                value={to && dayAfter(to)}
                min={from && dayAfter(from)}
                max={from && addDays(from, MAX_PAUSE_DAYS)}
                onChange={({ target }) => withNewId(setTo)(target.value && dayBefore(target.value))}
              />
            </div>
            <Chips
              legend={copy.length}
              hideLegend
              options={lengths.map((length) => ({ value: String(length), label: copy.days(length) }))}
              value={isValid ? String(days) : null}
              onChange={(length) => setLength(Number(length))}
              error={isValid ? undefined : copy.invalid}
              hint={isValid ? copy.limits : undefined}
            />
            {isValid ? <PauseSpan today={today} from={from} to={to} isRunning={false} /> : null}
          </section>
          <StopsAxis view={moved} validUntil={validUntil} days={isValid ? days : null} />
          <div className="stack gap-4">
            <Refusal isOffline={isOffline} error={change.error} fallback={pauseCopy.failed} />
            <Button
              className={styles.submit}
              type="submit"
              disabled={!reason || !isValid || isOffline}
              busy={change.isPending}
              busyLabel={copy.saving}
            >
              {reason && isValid
                ? copy.submit(formatShortDay(from), formatShortDay(to))
                : reason
                  ? copy.when
                  : copy.choose}
            </Button>
            <LeaveAsIs>{copy.leave}</LeaveAsIs>
          </div>
        </Columns>
      </form>
    </SubPage>
  );
}
