import type { AccountPayment } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CopyCode } from "../../checkout/result/copy-code.tsx";
import { pixCopy } from "../../content/checkout-steps.ts";
import { formatDateTime } from "../dates.ts";
import styles from "./open-pix.module.css";

type OpenPixProps = { pix: NonNullable<AccountPayment["pix"]>; amountCents: number };

/** A code that can still be paid. The screen looks by itself whether the money has come. */
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

const EVERY_MS = 20_000;

/** As the checkout does: every 20 seconds, and at once when the screen is seen again. */
function usePolling(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
}
