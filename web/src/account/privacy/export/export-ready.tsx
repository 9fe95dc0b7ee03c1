import { type DataExport, downloadExport } from "@app/contract/privacy";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api.ts";
import { queryClient } from "../../../app/data/query-client.ts";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { findMessage } from "../../../app/shell/states/message-of.ts";
import { exportCopy as copy } from "../../../content/app/account/export.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { download } from "./download.ts";
import styles from "./export.module.css";
import { ExportForm } from "./export-form.tsx";
import { exportQuery } from "./export-query.ts";
import { ExportSheet } from "./export-sheet.tsx";
import { save } from "./save-file.ts";

/** Long enough for a large file on a slow connection. */
const TIMEOUT_MS = 10 * 60_000;

type ExportReadyProps = {
  dataExport: DataExport;
  focused: boolean;
  canRequest: boolean;
};

/** The archive can be downloaded any number of times until it expires. */
export function ExportReady({ dataExport, focused, canRequest }: ExportReadyProps) {
  const [wantsNew, setWantsNew] = useState(false);
  const archive = useMutation({
    mutationFn: async () => {
      const params = { exportId: dataExport._id };
      const { file, name } = await download(downloadExport, { params, timeoutMs: TIMEOUT_MS });
      save(file, name || copy.defaultName);
      return name || copy.defaultName;
    },
    onError: (error) => {
      // The archive was deleted meanwhile.
      if (error instanceof ApiError && error.envelope.code === 404)
        void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey });
    },
  });

  return (
    <div className="stack gap-10">
      <ExportSheet tone="ready" mark={<Icon name="check" />} title={copy.ready} focused={focused}>
        <p>
          {copy.readyText(sizeOf(dataExport.bytes ?? 0), formatDateTime(dataExport.expiresAt ?? dataExport.nextAt))}
        </p>
        <FormError text={findMessage(archive.error)} />
        <Button fullWidth busy={archive.isPending} busyLabel={copy.fetching} onClick={() => archive.mutate()}>
          {archive.data ? copy.again : copy.fetch}
        </Button>
        <p role="status" className={`${styles.small} note`}>
          {archive.data ? copy.saved(archive.data) : copy.careful}
        </p>
        {canRequest && !wantsNew ? (
          <Button variant="link" onClick={() => setWantsNew(true)}>
            {copy.askNew}
          </Button>
        ) : null}
      </ExportSheet>
      {wantsNew ? <ExportForm /> : null}
    </div>
  );
}

const sizeOf = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / 1024));
  if (kilo < 1024) return `${kilo.toLocaleString("pt-BR")} kB`;
  return `${(kilo / 1024).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;
};
