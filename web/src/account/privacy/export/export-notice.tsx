import type { DataExport } from "@app/contract/privacy";
import { formatDateTime, formatTime } from "../../../app/shell/format/moments.ts";
import { exportCopy as copy } from "../../../content/app/account/export.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./export.module.css";
import { ExportForm } from "./export-form.tsx";
import { ExportSheet } from "./export-sheet.tsx";

type ExportNoticeProps = {
  dataExport: DataExport;
  focused: boolean;
  canRequest: boolean;
};

/** An export that cannot be downloaded: it is in preparation, expired or failed. */
export function ExportNotice({ dataExport, focused, canRequest }: ExportNoticeProps) {
  if (dataExport.state === "preparing")
    return (
      <ExportSheet
        tone="waiting"
        mark={<span className={`spinner ${styles.spinner}`} />}
        title={copy.preparing}
        focused={focused}
      >
        <p>{copy.preparingText}</p>
        <p className={`${styles.small} note`}>{copy.requestedAt(formatDateTime(dataExport.requestedAt))}</p>
      </ExportSheet>
    );
  const isFailed = dataExport.state === "failed";
  return (
    <div className="stack gap-10">
      <ExportSheet
        tone={isFailed ? "failed" : "waiting"}
        mark={<Icon name={isFailed ? "alert" : "info"} />}
        title={isFailed ? copy.failed : copy.expired}
        focused={focused}
      >
        <p>
          {isFailed ? copy.failedText : copy.expiredText(formatDateTime(dataExport.expiresAt ?? dataExport.nextAt))}
        </p>
        {canRequest ? null : <p>{copy.askFrom(formatTime(dataExport.nextAt))}</p>}
      </ExportSheet>
      {canRequest ? <ExportForm /> : null}
    </div>
  );
}
