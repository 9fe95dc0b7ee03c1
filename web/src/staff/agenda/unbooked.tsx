import type { StaffAgenda } from "@app/contract/staff/agenda";
import { agendaText as text } from "../../content/staff/agenda.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Link } from "../shell/link.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { formatNear } from "../time/moments.ts";
import styles from "./agenda-screen.module.css";

/** What is owed without an hour stands above everything, the nearest first. */
export function Unbooked({ unbooked, now }: { unbooked: StaffAgenda["unbooked"]; now: number }) {
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
