import type { Period } from "@app/engine/progress/figures/period";
import { useMemo } from "react";
import { reportCopy as copy } from "../../../content/app/progress/report.ts";
import { currentUser } from "../../../identity/session/session-store.ts";
import { useNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { formatDaysBetween, formatMonth } from "../../shell/format/days.ts";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import { useProgressRecords } from "../use-progress-records.ts";
import { viewReport } from "../view/report-view.ts";
import { monthsBeside, weeksBeside } from "./period.ts";
import { ReportPage } from "./report-page.tsx";

type ReportScreenProps = { kind: "week" | "month"; period: Period; snapshot: SyncSnapshot };

/** The report of a period from the member's records. */
export function ReportScreen({ kind, period, snapshot }: ReportScreenProps) {
  const numbers = useNumbersShown(snapshot);
  const { records } = useProgressRecords(earliestOf(period));
  const view = useMemo(() => viewReport(records, kind, period, numbers), [records, kind, period, numbers]);
  const isWeek = kind === "week";
  return (
    <ReportPage
      title={copy[kind].title}
      period={isWeek ? formatDaysBetween(period.from, period.to) : copy.ofMonth(formatMonth(period.from.slice(0, 7)))}
      name={currentUser()?.fullName ?? ""}
      view={view}
      neighbours={isWeek ? weeksBeside(period, records.today) : monthsBeside(period, records.today)}
    />
  );
}

/** A report compares with the period before it. */
function earliestOf({ from, to }: Period): string {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10);
}
