import type { AccountPayment } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { pixCopy } from "../../content/checkout-steps.ts";
import { CopyCode } from "../../shell/pix/copy-code.tsx";
import styles from "./payments.module.css";

type OpenPixProps = { pix: NonNullable<AccountPayment["pix"]>; amountCents: number };

/** A pending PIX code. Its payment's query polls until it is confirmed. */
export function OpenPix({ pix, amountCents }: OpenPixProps) {
  return (
    <section className={`${styles.pix} warm-panel stack gap-8`} aria-labelledby="pix">
      <div className={`${styles.body} stack gap-4`}>
        <h2 className="h3-size" id="pix">
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
          className={`${styles.code} paper`}
          src={`data:image/png;base64,${pix.image}`}
          width={232}
          height={232}
          alt={`QR code do PIX de ${formatCents(amountCents)}`}
        />
      ) : null}
    </section>
  );
}
