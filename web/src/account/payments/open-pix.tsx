import type { AccountPayment } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatDateTime } from "../../app/shell/dates.ts";
import { pixCopy } from "../../content/checkout-steps.ts";
import { CopyCode } from "../../shell/pix/copy-code.tsx";
import styles from "./open-pix.module.css";

type OpenPixProps = { pix: NonNullable<AccountPayment["pix"]>; amountCents: number };

/** A pending PIX code. Polls until the payment is confirmed. */
export function OpenPix({ pix, amountCents }: OpenPixProps) {
  usePolling();
  return (
    <section className={styles.pix} aria-labelledby="pix">
      <div className={styles.body}>
        <h2 className={styles.title} id="pix">
          Falta só o PIX
        </h2>
        <p>
          O código vale até <b>{formatDateTime(pix.expiresAt)}</b>. {pixCopy.receiver}.
        </p>
        <CopyCode code={pix.code} />
        <p className={styles.minute}>{pixCopy.minute}</p>
      </div>
      {pix.image ? (
        <img
          className={styles.code}
          src={`data:image/png;base64,${pix.image}`}
          width={232}
          height={232}
          alt={`QR code do PIX de ${formatCents(amountCents)}`}
        />
      ) : null}
    </section>
  );
}

const POLL_INTERVAL_MS = 20_000;

/** As in the checkout: every 20 seconds, and at once when the page becomes visible. */
function usePolling(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [revalidate]);
}
