import type { DataExport } from "@app/contract/privacy";
import { useState } from "react";
import { ApiError, INTERNAL } from "../../../api.ts";
import { formatDateTime } from "../../../app/shell/dates.ts";
import { exportCopy as copy } from "../../../content/account-data.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { downloadExport } from "../endpoints.ts";
import { download } from "./download.ts";
import styles from "./export.module.css";
import { ExportForm } from "./export-form.tsx";
import { ExportSheet } from "./export-sheet.tsx";
import { save } from "./save-file.ts";
import { useSince } from "./use-since.ts";

/** Long enough for a large file on a slow connection. */
const TIMEOUT_MS = 10 * 60_000;

type ExportReadyProps = {
  dataExport: DataExport;
  focused: boolean;
  onRequested: (requested: DataExport) => void;
  /** The archive was deleted meanwhile: reload the state. */
  onGone: () => void;
};

/** The archive can be downloaded any number of times until it expires. */
export function ExportReady({ dataExport, focused, onRequested, onGone }: ExportReadyProps) {
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const [wantsNew, setWantsNew] = useState(false);
  const canRequest = useSince(dataExport.nextAt);

  const downloadArchive = async () => {
    setBusy(true);
    setFormError(undefined);
    try {
      const params = { exportId: dataExport._id };
      const { file, name } = await download(downloadExport, { params, timeoutMs: TIMEOUT_MS });
      save(file, name || copy.defaultName);
      setSaved(name || copy.defaultName);
    } catch (error) {
      if (error instanceof ApiError && error.envelope.code === 404) return onGone();
      setFormError(error instanceof ApiError ? error.message : INTERNAL);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.again}>
      <ExportSheet tone="ready" mark={<Icon name="check" />} title={copy.ready} focused={focused}>
        <p>
          {copy.readyText(sizeOf(dataExport.bytes ?? 0), formatDateTime(dataExport.expiresAt ?? dataExport.nextAt))}
        </p>
        <FormError text={formError} locked={false} />
        <Button fullWidth busy={busy} busyLabel={copy.fetching} onClick={() => void downloadArchive()}>
          {saved ? copy.again : copy.fetch}
        </Button>
        <p role="status" className={styles.small}>
          {saved ? copy.saved(saved) : copy.careful}
        </p>
        {canRequest && !wantsNew ? (
          <Button variant="link" onClick={() => setWantsNew(true)}>
            {copy.askNew}
          </Button>
        ) : null}
      </ExportSheet>
      {wantsNew ? <ExportForm onRequested={onRequested} /> : null}
    </div>
  );
}

const sizeOf = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / 1024));
  if (kilo < 1024) return `${kilo.toLocaleString("pt-BR")} kB`;
  return `${(kilo / 1024).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;
};
