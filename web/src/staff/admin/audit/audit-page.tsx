import type { StaffAudit } from "@app/contract/staff/team";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auditCopy as copy } from "../../../content/staff/admin.ts";
import { staffShellCopy } from "../../../content/staff/shell.ts";
import { Button } from "../../../ui/core/button.tsx";
import { SegmentedControl } from "../../../ui/inputs/segmented-control.tsx";
import { StaffError } from "../../shell/staff-error.tsx";
import { StaffScreen } from "../../shell/staff-screen.tsx";
import { formatMoment } from "../../time/moments.ts";
import styles from "./audit-page.module.css";
import { type AuditFilter, auditQuery } from "./audit-query.ts";

const FILTERS = [
  { value: "all", label: copy.filters.all },
  { value: "break-glass", label: copy.filters.emergencies },
] as const;

/** What the team did, newest first; emergencies with the reason that was given. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>("all");
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(auditQuery(filter));
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <StaffScreen title={copy.title} note={copy.note}>
      <div className={`${styles.page} stack gap-4`}>
        <SegmentedControl
          legend={copy.filters.label}
          hideLegend
          options={FILTERS}
          value={filter}
          onChange={setFilter}
        />
        {error ? <StaffError error={error} /> : null}
        {rows?.length === 0 ? (
          <p className="soft">{filter === "all" ? copy.empty.all : copy.empty.emergencies}</p>
        ) : null}
        <ol className={styles.rows}>
          {rows?.map((row) => (
            <AuditRow key={row._id} row={row} />
          ))}
        </ol>
        {hasNextPage ? (
          <Button
            variant="outline"
            busy={isFetchingNextPage}
            busyLabel={copy.loadingMore}
            onClick={() => void fetchNextPage()}
          >
            {copy.more}
          </Button>
        ) : null}
      </div>
    </StaffScreen>
  );
}

function AuditRow({ row }: { row: StaffAudit["rows"][number] }) {
  const { at, name, role, text, memberId, isBreakGlass, reason } = row;
  return (
    <li className={styles.row} data-emergency={isBreakGlass || undefined}>
      <time dateTime={at}>{formatMoment(at)}</time>
      <p>
        <b>{name}</b> {text}
        {isBreakGlass ? <span className={styles.badge}>{copy.emergency}</span> : null}
        <small>
          {staffShellCopy.roles[role]}
          {memberId ? `, ${copy.member(memberId.slice(0, 8))}` : ""}
        </small>
        {reason ? <q>{reason}</q> : null}
      </p>
    </li>
  );
}
