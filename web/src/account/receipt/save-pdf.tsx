import { type ReactNode, useState } from "react";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { getReceiptPdf } from "../endpoints.ts";
import { download } from "../privacy/export/download.ts";
import { save } from "../privacy/export/save-file.ts";
import styles from "./save-pdf.module.css";

type SavePdfProps = { paymentId: string; referenceNumber: string; variant: "link" | "button"; children: ReactNode };

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

  const label = (
    <>
      <Icon name="download" />
      {children}
    </>
  );
  return (
    <>
      {variant === "link" ? (
        <button
          className={styles.link}
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy}
          onClick={() => void fetchAndSave()}
        >
          {label}
        </button>
      ) : (
        <Button variant="outline" busy={busy} onClick={() => void fetchAndSave()}>
          {label}
        </Button>
      )}
      {failed ? (
        <span className={styles.failed} role="alert">
          {failed}
        </span>
      ) : null}
    </>
  );
}
