import type { RefundView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { CloseButton } from "../../ui/close-button.tsx";
import { closeDialog } from "../../ui/dialog.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { day, moment } from "../dates.ts";
import styles from "./right-dialog.module.css";

type RightDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** Where a right is used: it hangs from its top edge, says the rules, asks for the password, tells the result. */
export function RightDialog({ title, onClose, children }: RightDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The result stands where the form stood: whoever listens hears its title.
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <Sheet open onClose={onClose} className={styles.dialog} aria-labelledby={id} focusFirst={() => heading.current}>
      <CloseButton className={styles.close} />
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Sheet>
  );
}

/** The rules, before anything is asked. */
export function Rules({ children }: { children: ReactNode }) {
  return <ul className={styles.rules}>{children}</ul>;
}

export function Answers({ confirm, busy, leave }: { confirm: string; busy: boolean; leave: string }) {
  return (
    <div className={styles.answers}>
      <Button type="submit" busy={busy} busyLabel="Enviando...">
        {confirm}
      </Button>
      <Button variant="text" onClick={closeDialog}>
        {leave}
      </Button>
    </div>
  );
}

/** Accepted: the number to keep, what is on its way, and where to follow it. */
export function Accepted({ paymentId, refund }: { paymentId: string; refund: RefundView }) {
  const navigate = useNavigate();
  const now = refund.steps.find(({ state }) => state === "now");
  return (
    <>
      <p className={styles.protocol}>
        Protocolo
        <b>{refund.protocol}</b>
        <span>{moment(refund.requestedAt)}</span>
      </p>
      <p>
        {formatCents(refund.amountCents)} {refund.state === "returned" ? "já voltaram" : "estão voltando"} para você e o
        acesso terminou. O mesmo protocolo vai para o seu email.
      </p>
      {now ? (
        <p>
          <b>{now.title}.</b> {now.text} {now.dueBy ? `Até ${day(now.dueBy)}.` : ""}
        </p>
      ) : null}
      <div className={styles.answers}>
        <Button
          onClick={(event) => {
            closeDialog(event);
            void navigate(`/app/pagamentos/${paymentId}`);
          }}
        >
          Acompanhar a devolução
        </Button>
      </div>
    </>
  );
}
