import { formatCents } from "@app/contract/catalogue";
import type { RefundView } from "@app/contract/refunds";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { formatDate, formatDateTime } from "../../app/shell/format/moments.ts";
import { appPaths } from "../../app-paths.ts";
import { Button } from "../../ui/core/button.tsx";
import { closeDialog } from "../../ui/overlays/dialog.tsx";
import styles from "./refund-dialog-parts.module.css";

/** The terms, shown above the form. */
export function TermsList({ children }: { children: ReactNode }) {
  return <ul className={styles.terms}>{children}</ul>;
}

export function DialogActions({ confirm, busy, leave }: { confirm: string; busy: boolean; leave: string }) {
  return (
    <div className={`${styles.actions} row wrap`}>
      <Button type="submit" busy={busy} busyLabel="Enviando...">
        {confirm}
      </Button>
      <Button variant="link" onClick={closeDialog}>
        {leave}
      </Button>
    </div>
  );
}

/** An accepted request: reference number, next step and a link to the refund's progress. */
export function Accepted({ paymentId, refund }: { paymentId: string; refund: RefundView }) {
  const navigate = useNavigate();
  const now = refund.steps.find(({ state }) => state === "now");
  return (
    <>
      <p className={`${styles.referenceNumber} paper`}>
        Protocolo
        <b>{refund.referenceNumber}</b>
        <span>{formatDateTime(refund.requestedAt)}</span>
      </p>
      <p>
        {formatCents(refund.amountCents)} {refund.state === "returned" ? "já voltaram" : "estão voltando"} para você e o
        acesso terminou. O mesmo protocolo vai para o seu email.
      </p>
      {now ? (
        <p>
          <b>{now.title}.</b> {now.text} {now.dueBy ? `Até ${formatDate(now.dueBy)}.` : ""}
        </p>
      ) : null}
      <div className={`${styles.actions} row wrap`}>
        <Button
          onClick={(event) => {
            closeDialog(event);
            void navigate(appPaths.payment(paymentId));
          }}
        >
          Acompanhar a devolução
        </Button>
      </div>
    </>
  );
}
