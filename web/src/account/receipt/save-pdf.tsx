import { type ReactNode, useState } from "react";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { getReceiptPdf } from "../endpoints.ts";
import { download } from "../privacy/export/download.ts";
import { save } from "../privacy/export/save-file.ts";
import styles from "./save-pdf.module.css";

type SavePdfProps = { paymentId: string; referenceNumber: string; variant: "inline" | "outline"; children: ReactNode };

/** Downloads the receipt with the authorization header, which a plain link could not send. */
export function SavePdf({ paymentId, referenceNumber, variant, children }: SavePdfProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function fetchAndSave() {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    await download(getReceiptPdf, { params: { paymentId } }).then(
      ({ file, name }) => void save(file, name || `recibo-${referenceNumber}.pdf`),
      (cause: Error) => setFailed(cause.message),
    );
    setBusy(false);
  }

  return (
    <>
      <Button
        variant={variant}
        className={variant === "inline" ? styles.link : undefined}
        busy={busy}
        onClick={() => void fetchAndSave()}
      >
        <Icon name="download" />
        {children}
      </Button>
      {failed ? (
        <span className={styles.failed} role="alert">
          {failed}
        </span>
      ) : null}
    </>
  );
}
