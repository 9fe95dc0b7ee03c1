import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { publishedCopy as copy } from "../../../content/staff/plan-signing.ts";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { CopyButton } from "../../identity/factors/copy-button.tsx";
import { TeamButton, TeamLink } from "../../member/parts/team-button.tsx";
import { queueQuery } from "../../queue/data/queue-query.ts";
import { taskPath } from "../../queue/item/task-path.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { formatDate } from "../format-date.ts";
import type { Outcome } from "../state/outcome.ts";
import styles from "./sign.module.css";

/** Signed: whether it was published, its code, and who is next. */
export function PublishedDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { published, waitsFor, name } = outcome;
  const title = published ? copy.title(name) : copy.waitingTitle(waitsFor.half, waitsFor.name);
  return (
    <TitledDialog title={title} onClose={onClose}>
      <p className={styles.lead}>
        {published
          ? copy.text(published.version, formatDate(published.validFrom))
          : copy.waiting(waitsFor.half, waitsFor.name, waitsFor.needs)}
      </p>
      {published?.code ? (
        <div className={styles.code}>
          <span className={`${styles.codeLabel} dense-note`}>{copy.code}</span>
          <b>{published.code}</b>
          <CopyButton text={published.code} />
          <p>{copy.codeText}</p>
        </div>
      ) : null}
      <Next memberId={outcome.memberId} />
    </TitledDialog>
  );
}

/** What has a use for Enter itself. */
const CONTROL = "a[href], button, input, textarea, select";

/** The next member of the queue by Enter, from wherever the focus is. */
function Next({ memberId }: Pick<Outcome, "memberId">) {
  const navigate = useNavigate();
  const { data } = useQuery(queueQuery);
  const next = data?.items.find((item) => item.memberId !== memberId && !item.postponedUntil);
  const target = next ? taskPath(next) : staffPaths.queue;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROL) !== null;
      if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isOnControl) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, target]);
  return (
    <div className={`${styles.next} wrap`}>
      {next ? (
        <TeamLink tone="action" size="large" keys={["Enter"]} to={target}>
          {copy.next(next.name)}
        </TeamLink>
      ) : null}
      <TeamLink {...(next ? {} : { tone: "action" as const, keys: ["Enter"] })} size="large" to={staffPaths.queue}>
        {copy.queue}
      </TeamLink>
      <TeamButton tone="link" keys={["Esc"]} onClick={closeDialog}>
        {copy.stay}
      </TeamButton>
    </div>
  );
}
