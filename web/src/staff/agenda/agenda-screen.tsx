import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agendaText } from "../../content/staff/agenda.ts";
import { agendaKeys } from "../../content/staff/keys.ts";
import { Button } from "../../ui/core/button.tsx";
import { ScreenAside } from "../command/screen-aside.tsx";
import { useStaff } from "../shell/staff-me.ts";
import { StaffScreen } from "../shell/staff-screen.tsx";
import { dateOf, mondayOf } from "../time/dates.ts";
import { formatHour } from "../time/moments.ts";
import { useNow } from "../time/use-now.ts";
import { AgendaBoard } from "./agenda-board.tsx";
import styles from "./agenda-screen.module.css";
import { agendaQuery } from "./data/agenda-query.ts";
import { dayOf } from "./week/week-hours.ts";

/** The agenda of one's calls. Today comes from this week's answer, whatever week is shown. */
export function AgendaScreen() {
  const now = useNow();
  const today = dateOf(now);
  const [monday, setMonday] = useState(() => mondayOf(today));
  const current = useQuery(agendaQuery(mondayOf(today)));
  const shown = useQuery(agendaQuery(monday));
  const { name } = useStaff();
  const firstName = name.split(" ")[0] ?? name;
  const isFailed = shown.isError || current.isError;
  return (
    <StaffScreen
      title={agendaText.title}
      note={current.data ? summaryOf(firstName, dayOf(current.data, today), now) : firstName}
      aside={<ScreenAside now={now} />}
      keys={agendaKeys.strip}
    >
      <div role="status">
        {isFailed && shown.data ? (
          <p className={styles.stale}>{agendaText.stale(formatHour(shown.dataUpdatedAt))}</p>
        ) : null}
      </div>
      {current.data && shown.data ? (
        <AgendaBoard current={current.data} agenda={shown.data} monday={monday} now={now} onWeek={setMonday} />
      ) : null}
      {isFailed && !(current.data && shown.data) ? (
        <div className={`${styles.failure} stack gap-3`} role="alert">
          <h2>{agendaText.failed.title}</h2>
          <p>{agendaText.failed.text}</p>
          <Button
            variant="outline"
            busy={shown.isFetching || current.isFetching}
            onClick={() => void Promise.all([shown.refetch(), current.refetch()])}
          >
            {agendaText.failed.retry}
          </Button>
        </div>
      ) : null}
      {!isFailed && !(current.data && shown.data) ? (
        <div className={styles.loading} role="status" aria-label={agendaText.loading} />
      ) : null}
    </StaffScreen>
  );
}

function summaryOf(firstName: string, { calls, free }: ReturnType<typeof dayOf>, now: number): string {
  const own = calls.filter(({ heldBy }) => heldBy === null);
  const held = own.filter(({ state }) => state === "booked" || state === "proposed" || state === "done");
  const done = held.filter(({ state }) => state === "done").length;
  return agendaText.summary(firstName, held.length, done, free.filter((at) => at > now).length);
}
