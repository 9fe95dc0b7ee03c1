import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { useState } from "react";
import { absenceText, callText, agendaText as text } from "../../content/staff/agenda.ts";
import { agendaKeys } from "../../content/staff/keys.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Action } from "../actions/action.tsx";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { addDays, dateOf, mondayOf } from "../time/dates.ts";
import { formatDateRange } from "../time/moments.ts";
import styles from "./agenda-screen.module.css";
import { CallDetail } from "./call/call-detail.tsx";
import { AbsenceDialog } from "./dialogs/absence-dialog.tsx";
import { MoveDialog } from "./dialogs/move-dialog.tsx";
import { TodayThread } from "./today/today-thread.tsx";
import { Unbooked } from "./unbooked.tsx";
import { useAgendaKeys } from "./use-agenda-keys.ts";
import { useAgendaWrites } from "./use-agenda-writes.ts";
import { WeekColumns } from "./week/week-columns.tsx";
import { byStart, dayOf } from "./week/week-hours.ts";

type AgendaBoardProps = {
  /** Of this week: today's thread. */
  current: StaffAgenda;
  /** Of the shown week. */
  agenda: StaffAgenda;
  monday: string;
  now: number;
  onWeek: (monday: string) => void;
};

type Dialog = { kind: "move"; call: AgendaCall } | { kind: "absence" } | { kind: "keys" };

const LEGEND = ["booked", "past", "failed", "free", "absence"] as const;

/** What is owed, today as a thread, the week as columns, and the chosen call. */
export function AgendaBoard({ current, agenda, monday, now, onWeek }: AgendaBoardProps) {
  const today = dateOf(now);
  const { calls, free } = dayOf(current, today);
  const inOrder = [...agenda.calls].sort(byStart);
  const [chosenId, setChosenId] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const write = useAgendaWrites(monday);
  const next = inOrder.find(({ endsAt, state }) => Date.parse(endsAt) > now && state !== "cancelled");
  const chosen = [...inOrder, ...calls].find(({ bookingId }) => bookingId === chosenId) ?? next ?? inOrder[0];
  const close = () => setDialog(undefined);

  useAgendaKeys({
    calls: inOrder,
    chosen,
    onChoose: setChosenId,
    onMove: (call) => setDialog({ kind: "move", call }),
    onToday: () => onWeek(mondayOf(today)),
    onWeek: (weeks) => onWeek(addDays(monday, 7 * weeks)),
    onAbsence: () => setDialog({ kind: "absence" }),
    onKeys: () => setDialog({ kind: "keys" }),
  });

  return (
    <>
      <Unbooked unbooked={current.unbooked} now={now} />
      <div className={styles.board}>
        <TodayThread calls={calls} free={free} now={now} selectedId={chosen?.bookingId} onSelect={setChosenId} />
        <section className={styles.week} aria-labelledby="week">
          <div className={`${styles.bar} row wrap gap-2`}>
            <h2 id="week">{formatDateRange(monday, addDays(monday, 5))}</h2>
            <button type="button" aria-label={text.week.previous} onClick={() => onWeek(addDays(monday, -7))}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" onClick={() => onWeek(mondayOf(today))}>
              {text.week.today}
            </button>
            <button type="button" aria-label={text.week.next} onClick={() => onWeek(addDays(monday, 7))}>
              <Icon name="arrow-right" />
            </button>
            <Action look="quiet" hint="H" onClick={() => setDialog({ kind: "absence" })}>
              {absenceText.open}
            </Action>
          </div>
          <WeekColumns
            agenda={agenda}
            monday={monday}
            now={now}
            selectedId={chosen?.bookingId}
            onSelect={setChosenId}
          />
          <ul className={`${styles.legend} dense-note wrap`}>
            {LEGEND.map((look) => (
              <li key={look} data-look={look}>
                {text.week.legend[look]}
              </li>
            ))}
          </ul>
          <p className={`${styles.note} dense-note`}>{text.week.note}</p>
        </section>
        {chosen ? (
          <CallDetail
            call={chosen}
            now={now}
            onSettle={(result) => void write.settle(chosen, result)}
            onMove={() => setDialog({ kind: "move", call: chosen })}
            onLink={(link) => write.saveLink(chosen, link)}
          />
        ) : (
          <p className={`${styles.none} dense-note`}>{callText.none}</p>
        )}
      </div>
      {dialog?.kind === "move" ? (
        <MoveDialog
          call={dialog.call}
          free={agenda.free.map((at) => Date.parse(at))}
          now={now}
          onClose={close}
          onPropose={async (startsAt, reason) => {
            if (await write.propose(dialog.call, startsAt, reason)) close();
          }}
        />
      ) : null}
      {dialog?.kind === "absence" ? (
        <AbsenceDialog
          date={today}
          onClose={close}
          onMark={async (absence) => {
            if (await write.markAbsence(absence)) close();
          }}
        />
      ) : null}
      {dialog?.kind === "keys" ? <KeysDialog keys={[...agendaKeys.strip, ...agendaKeys.more]} onClose={close} /> : null}
    </>
  );
}
