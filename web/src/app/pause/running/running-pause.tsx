import type { PauseView, PlanPauseView } from "@app/contract/pause";
import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { runningCopy as copy, pauseCopy } from "../../../content/app/pause.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { RuledList } from "../../../ui/display/ruled-list.tsx";
import horizon from "../../../ui/pictures/horizonte.svg";
import { capitalized, formatLongWeekdayDay, formatShortDay, onWeekday } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import { Columns } from "../columns.tsx";
import { Refusal, useOffline } from "../form-parts.tsx";
import { dayAfter, fullDay, shortDate } from "../pause-days.ts";
import { PauseSpan } from "../pause-span.tsx";
import { usePauseChange } from "../use-pause-change.ts";
import { ChangeDate } from "./change-date.tsx";
import styles from "./running-pause.module.css";

type RunningPauseProps = { view: PauseView; pause: PlanPauseView; back: { to: string; label: string } };

/** A pause that runs or is planned: until when, how to come back, and what stays open. */
export function RunningPause({ view, pause, back }: RunningPauseProps) {
  const { _id: pauseId, from, to, isRunning } = pause;
  const [isChanging, setChanging] = useState(false);
  const ending = usePauseChange();
  const isOffline = useOffline();
  return (
    <div className="stack gap-6">
      {isRunning ? <Illustration src={horizon} shape="horizon" eager className={styles.horizon} /> : null}
      <SubPage
        back={back}
        title={isRunning ? copy.title(formatLongWeekdayDay(to)) : copy.planned(formatLongWeekdayDay(from))}
        lead={isRunning ? copy.lead(capitalized(onWeekday(dayAfter(to)))) : copy.plannedLead(formatLongWeekdayDay(to))}
      >
        <Columns aside={<Aside view={view} pause={pause} />}>
          <div className="stack gap-4">
            <PauseSpan today={view.today} from={from} to={to} isRunning={isRunning} />
            {isChanging ? (
              <ChangeDate view={view} pause={pause} onDone={() => setChanging(false)} />
            ) : (
              <>
                <Refusal isOffline={isOffline} error={ending.error} fallback={pauseCopy.unchanged} />
                <div className={`${styles.actions} stack gap-3`}>
                  <Button
                    disabled={isOffline}
                    busy={ending.isPending}
                    busyLabel={copy.returning}
                    onClick={() => ending.mutate({ kind: "end", pauseId })}
                  >
                    {isRunning ? copy.backNow : copy.takeBack}
                  </Button>
                  <Button variant="outline" disabled={isOffline} onClick={() => setChanging(true)}>
                    {copy.change}
                  </Button>
                </div>
                {isRunning ? <p className="caption">{datesNow(view)}</p> : null}
              </>
            )}
          </div>
          {isRunning ? <StillOpen version={view.planVersion} /> : null}
        </Columns>
      </SubPage>
    </div>
  );
}

/** When everything would be due, back today. */
function datesNow({ moves, review }: PauseView): string {
  const dates = new Map<string, string>();
  for (const { kind, dueAt } of moves) {
    const name = copy.shortKinds[kind];
    if (name && !dates.has(name)) dates.set(name, copy.dueBy(name, shortDate(dueAt.before)));
  }
  const all = [...dates.values(), ...(review ? [copy.reviewOn(formatShortDay(review.before))] : [])];
  return all.length > 0 ? copy.returnsDates(all.join(", ")) : copy.noDates;
}

function StillOpen({ version }: { version: number | null }) {
  const rows = [
    [appPaths.diary, ...copy.diary],
    [appPaths.plan, ...copy.plan(version)],
    [appPaths.conversation, ...copy.talk],
  ] as const;
  return (
    <section className={styles.open} aria-labelledby="aberto">
      <h2 id="aberto">{copy.open}</h2>
      <RuledList>
        {rows.map(([to, title, text]) => (
          <li key={to}>
            <Link className={styles.row} to={to}>
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <Icon name="chevron-down" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </RuledList>
    </section>
  );
}

function Aside({ view, pause: { latestTo, to } }: Pick<RunningPauseProps, "view" | "pause">) {
  return (
    <>
      {view.validUntil ? (
        <section className={`${styles.sheet} warm-panel stack gap-2`} aria-labelledby="acesso-segue">
          <h2 id="acesso-segue">{copy.access}</h2>
          <p>{copy.accessText(fullDay(view.validUntil))}</p>
        </section>
      ) : null}
      <section className={styles.more} aria-labelledby="esticar">
        <h2 id="esticar">{copy.worse}</h2>
        {latestTo > to ? <p>{copy.worseText(formatShortDay(latestTo))}</p> : null}
        <Link className={styles.write} to={appPaths.conversation}>
          {copy.write}
        </Link>
      </section>
    </>
  );
}
