import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { callForFile } from "../data/call-for-file.ts";
import { save } from "../data/save-file.ts";
import { readReceiptPdf } from "../endpoints.ts";
import styles from "./save-pdf.module.css";

type SavePdfProps = { paymentId: string; protocol: string; look: "link" | "button"; children: ReactNode };

/** Fetches the receipt with the session's own header, which a plain link could not send, and hands it over as a file. */
export function SavePdf({ paymentId, protocol, look, children }: SavePdfProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function fetchAndSave() {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    await callForFile(readReceiptPdf, { params: { paymentId } }).then(
      ({ file, name }) => void save(file, name || `recibo-${protocol}.pdf`),
      (cause: Error) => setFailed(cause.message),
    );
    setBusy(false);
  }

  const words = (
    <>
      <Icon name="download" />
      {children}
    </>
  );
  return (
    <>
      {look === "link" ? (
        <button
          className={styles.link}
          type="button"
          aria-disabled={busy || undefined}
          aria-busy={busy}
          onClick={() => void fetchAndSave()}
        >
          {words}
        </button>
      ) : (
        <Button variant="outline" busy={busy} onClick={() => void fetchAndSave()}>
          {words}
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
