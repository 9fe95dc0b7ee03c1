import type { DataExport } from "@app/contract/privacy";
import { exportCopy as copy } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatDateTime, formatTime } from "../dates.ts";
import styles from "./export.module.css";
import { ExportForm } from "./export-form.tsx";
import { ExportSheet } from "./export-sheet.tsx";
import { useSince } from "./use-since.ts";

type ExportNoticeProps = {
  kept: DataExport;
  focused: boolean;
  /** The last look at it got no answer. */
  isLost: boolean;
  onAsked: (asked: DataExport) => void;
};

/** A copy that cannot be fetched: it is on its way, it expired, or it could not be made. */
export function ExportNotice({ kept, focused, isLost, onAsked }: ExportNoticeProps) {
  const mayAsk = useSince(kept.nextAt);
  if (kept.state === "preparing")
    return (
      <ExportSheet tone="waiting" mark={<span className={styles.spinner} />} title={copy.preparing} focused={focused}>
        <p>{copy.preparingText}</p>
        <p className={styles.small}>{copy.asked(formatDateTime(kept.requestedAt))}</p>
        <p role="status" className={styles.small}>
          {isLost ? copy.lost : ""}
        </p>
      </ExportSheet>
    );
  const isFailed = kept.state === "failed";
  return (
    <div className={styles.again}>
      <ExportSheet
        tone={isFailed ? "failed" : "waiting"}
        mark={<Icon name={isFailed ? "alert" : "info"} />}
        title={isFailed ? copy.failed : copy.expired}
        focused={focused}
      >
        <p>{isFailed ? copy.failedText : copy.expiredText(formatDateTime(kept.expiresAt ?? kept.nextAt))}</p>
        {mayAsk ? null : <p>{copy.askFrom(formatTime(kept.nextAt))}</p>}
      </ExportSheet>
      {mayAsk ? <ExportForm onAsked={onAsked} /> : null}
    </div>
  );
}
