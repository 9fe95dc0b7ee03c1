import type { MoveReason } from "@app/contract/bookings";
import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { absenceText, callText, agendaText as text } from "../../content/staff/agenda.ts";
import { agendaKeys } from "../../content/staff/keys.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { Action } from "../actions/action.tsx";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { Link } from "../shell/link.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { addDays, dateOf, mondayOf } from "../time/dates.ts";
import { formatDateRange, formatNear } from "../time/moments.ts";
import styles from "./agenda-screen.module.css";
import { CallDetail } from "./call/call-detail.tsx";
import { isOpen } from "./call-look.ts";
import { markAbsence, propose, saveLink, settle } from "./data/agenda-query.ts";
import { AbsenceDialog } from "./dialogs/absence-dialog.tsx";
import { MoveDialog } from "./dialogs/move-dialog.tsx";
import { TodayThread } from "./today/today-thread.tsx";
import { WeekColumns } from "./week/week-columns.tsx";
import { byStart, dayOf } from "./week/week-hours.ts";

/** Says what was done, or why it was not; answers whether it was. */
const saying = (write: Promise<void>, done: string): Promise<boolean> =>
  write.then(
    () => {
      showToast({ title: done });
      return true;
    },
    (error: unknown) => {
      showToast({ tone: "destructive", title: error instanceof Error ? error.message : String(error) });
      return false;
    },
  );

function useAgendaWrites(monday: string) {
  const write = { client: useQueryClient(), monday };
  const { said } = callText;
  return {
    settle: ({ bookingId, name }: AgendaCall, result: "done" | "missed") =>
      saying(settle(write, bookingId, result), said[result](name)),
    propose: ({ bookingId, name }: AgendaCall, startsAt: string, reason: MoveReason) =>
      saying(propose(write, bookingId, startsAt, reason), said.moved(name)),
    saveLink: async ({ bookingId }: AgendaCall, link: string): Promise<void> => {
      await saying(saveLink(write, bookingId, link), said.link);
    },
    markAbsence: (absence: { key: string; from: string; until: string }) =>
      saying(markAbsence(write, absence), said.absence),
  };
}

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

/** What is owed without an hour stands above everything, the nearest first. */
function Unbooked({ unbooked, now }: { unbooked: StaffAgenda["unbooked"]; now: number }) {
  if (unbooked.length === 0) return null;
  return (
    <ul className={styles.unbooked} aria-label={text.unbookedLabel}>
      {unbooked.map(({ memberId, name, dueAt }) => (
        <li key={memberId}>
          <Icon name="alert" />
          <p>
            <b>{name}</b>
            {text.unbooked(formatNear(dueAt, now))}
          </p>
          <Link to={memberPath(memberId)}>{text.unbookedFile}</Link>
        </li>
      ))}
    </ul>
  );
}

type AgendaKeysInput = {
  /** Of the shown week, in order. */
  calls: readonly AgendaCall[];
  chosen: AgendaCall | undefined;
  onChoose: (bookingId: string) => void;
  onMove: (call: AgendaCall) => void;
  onToday: () => void;
  onWeek: (weeks: 1 | -1) => void;
  onAbsence: () => void;
  onKeys: () => void;
};

/** The keys of the agenda. */
function useAgendaKeys({ calls, chosen, onChoose, onMove, onToday, onWeek, ...on }: AgendaKeysInput): void {
  const navigate = useNavigate();
  const step = (by: 1 | -1) => () => {
    const at = calls.findIndex(({ bookingId }) => bookingId === chosen?.bookingId);
    const next = calls[Math.max(0, Math.min(at + by, calls.length - 1))];
    if (next) onChoose(next.bookingId);
  };
  useShortcuts({
    j: step(1),
    k: step(-1),
    a: () => (chosen?.link && isOpen(chosen) ? void open(chosen.link, "_blank", "noreferrer") : undefined),
    l: () => (chosen?.phone && isOpen(chosen) ? location.assign(`tel:${chosen.phone}`) : undefined),
    o: () => (chosen?.isOwnMember ? void navigate(memberPath(chosen.memberId)) : undefined),
    d: () => (chosen && isOpen(chosen) ? onMove(chosen) : undefined),
    g: onToday,
    h: on.onAbsence,
    ArrowLeft: () => onWeek(-1),
    ArrowRight: () => onWeek(1),
    "?": on.onKeys,
  });
}
