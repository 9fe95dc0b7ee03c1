import type { Team } from "@app/contract/staff/team";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { teamCopy as copy } from "../../../content/staff/admin.ts";
import { staffShellCopy } from "../../../content/staff/shell.ts";
import { formatDate } from "../../../ui/core/format-date.ts";
import { Face } from "../../shell/face.tsx";
import { useStaff } from "../../shell/staff-me.ts";
import { StaffScreen } from "../../shell/staff-screen.tsx";
import { DismissDialog } from "./dismiss-dialog.tsx";
import styles from "./team.module.css";
import { teamQuery } from "./team-query.ts";

type Person = Team["people"][number];

/** Who has access, with the registration that lets them sign, and the way out. */
export function TeamPage() {
  const { people } = useSuspenseQuery(teamQuery).data;
  const [leaving, setLeaving] = useState<Person>();
  const present = people.filter(({ dismissedAt }) => dismissedAt === null).length;
  return (
    <StaffScreen title={copy.title} note={copy.note(present)}>
      <div className={`${styles.page} stack gap-4`}>
        <table className={`${styles.table} full-table`} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {Object.values(copy.columns).map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {people.map((person) => (
              <PersonRow key={person._id} person={person} onDismiss={() => setLeaving(person)} />
            ))}
          </tbody>
        </table>
        <p className="dense-note">{copy.invite}</p>
      </div>
      {leaving ? <DismissDialog person={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </StaffScreen>
  );
}

function PersonRow({ person, onDismiss }: { person: Person; onDismiss: () => void }) {
  const { name, email, role, members, lastSeenAt, dismissedAt } = person;
  const isSelf = useStaff()._id === person._id;
  return (
    <tr role="row" data-dismissed={dismissedAt ? true : undefined}>
      <th scope="row" role="rowheader">
        <span className={`${styles.person} stack gap-3`}>
          <Face name={name} tone={dismissedAt ? "quiet" : "warm"} />
          <span>
            <b>{name}</b>
            <small>
              {staffShellCopy.roles[role]}, {email}
            </small>
          </span>
        </span>
      </th>
      <td role="cell" data-label={copy.columns.registration}>
        <Registration person={person} />
      </td>
      <td className="figures" role="cell" data-label={copy.columns.members}>
        {members}
      </td>
      <td role="cell" data-label={copy.columns.seen}>
        {lastSeenAt ? formatDate(lastSeenAt) : copy.neverSeen}
      </td>
      <td role="cell">
        {dismissedAt ? (
          copy.dismissed(formatDate(dismissedAt))
        ) : isSelf ? null : (
          <button className={styles.dismiss} type="button" aria-label={copy.dismissLabel(name)} onClick={onDismiss}>
            {copy.dismiss}
          </button>
        )}
      </td>
    </tr>
  );
}

function Registration({ person: { registration } }: { person: Person }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (!registration) return <span className="dense-note">{copy.noRegistration}</span>;
  const { council, number, expiresOn } = registration;
  const isExpired = expiresOn < today;
  const day = expiresOn.split("-").reverse().join("/");
  return (
    <>
      {council} {number}
      <small data-expired={isExpired || undefined}>{isExpired ? copy.expired(day) : copy.until(day)}</small>
    </>
  );
}
