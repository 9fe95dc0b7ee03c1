import { formatCents } from "@app/contract/catalogue";
import { cardResult, pixTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../frame/notice.tsx";
import { StepHead } from "../frame/step-head.tsx";
import { submissionOf } from "../pay.ts";
import { usePayment } from "../use-payment.ts";
import type { OpenResultProps } from "./card-result.tsx";
import { CopyCode } from "./copy-code.tsx";
import { clockOf, endOf, PIX_SHOWN_MS, useTimeLeft } from "./countdown.ts";
import styles from "./pix-result.module.css";
import { StatusLine } from "./status-line.tsx";

export function PixResult({ flow, payment, lookup, tell }: OpenResultProps) {
  const { busy, failure, pay } = usePayment(flow, tell);
  const left = useTimeLeft(endOf(payment));
  const over = payment.pixCode !== null && left === 0;
  const failed = payment.status === "failed";
  const amount = formatCents(payment.amountCents);

  const renew = () => void pay(submissionOf(flow, { paymentMethod: "pix", customer: { email: payment.email } }));
  const renewal = (
    <>
      {failure ? <Notice tone="error" title={failure.text} /> : null}
      <Button wide busy={busy} busyLabel="Gerando código..." onClick={renew}>
        {words.renew}
      </Button>
    </>
  );

  if (failed) {
    return (
      <>
        <StepHead title={cardResult.failedTitle} />
        <div className={styles.waiting}>
          <StatusLine status={payment.status} lookup={lookup} />
          {renewal}
          <Button variant="text" onClick={() => tell({ type: "back" })}>
            {words.otherWay}
          </Button>
        </div>
      </>
    );
  }

  return (
    <>
      <StepHead title={words.title}>{words.lead}</StepHead>
      <div className={styles.waiting}>
        <div className={styles.facts}>
          <p className={styles.amount}>{amount}</p>
          <p className={styles.receiver}>{words.receiver}</p>
          {over ? (
            <p className={styles.over}>{words.expired}</p>
          ) : (
            <div className={styles.time}>
              <b role="timer" aria-label="Tempo restante do código">
                {clockOf(left)}
              </b>{" "}
              <span>{words.left}</span>
              <progress className={styles.thread} max={PIX_SHOWN_MS} value={left} aria-hidden="true" />
            </div>
          )}
        </div>
        <div className={styles.act}>{over ? renewal : <CopyCode code={payment.pixCode} />}</div>
        <div className={styles.sheet} data-over={over || undefined}>
          {payment.qrImage ? (
            <img
              src={`data:image/png;base64,${payment.qrImage}`}
              width={232}
              height={232}
              alt={`QR code do PIX de ${amount}`}
            />
          ) : (
            <p className={styles.making} role="status">
              {words.waitingCode}
            </p>
          )}
        </div>
        <div className={styles.status}>
          <StatusLine status={payment.status} lookup={lookup} />
        </div>
        {over ? (
          <p className={styles.minute}>{words.paidAlready}</p>
        ) : (
          <>
            <ol className={styles.how}>
              <li>Abra o app do seu banco e escolha PIX.</li>
              <li>Leia o QR code ou cole o código.</li>
              <li>{`Confira o valor, ${amount}, e o nome de quem recebe. Depois, confirme.`}</li>
            </ol>
            <p className={styles.minute}>{words.minute}</p>
          </>
        )}
      </div>
    </>
  );
}
