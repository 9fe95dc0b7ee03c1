import { formatCents } from "@app/contract/catalogue";
import { cardResult, pixCopy as copy } from "../../content/checkout-steps.ts";
import { CopyCode } from "../../shell/pix/copy-code.tsx";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { StepHeader } from "../frame/step-header.tsx";
import { submissionOf } from "../pay.ts";
import { StartNotice, StartReminder } from "../start/start-notice.tsx";
import { usePlaces } from "../start/use-places.ts";
import { usePayment } from "../use-payment.ts";
import type { OpenResultProps } from "./card-result.tsx";
import { bankEndOf, clockOf, endOf, hourOf, PIX_SHOWN_MS, useRemainingMs } from "./countdown.ts";
import styles from "./result.module.css";
import { StatusLine } from "./status-line.tsx";

export function PixResult({ state, payment, lookup, dispatch }: OpenResultProps) {
  const remainingMs = useRemainingMs(endOf(payment));
  const expired = payment.pixCode !== null && remainingMs === 0;
  const bankEnd = bankEndOf(payment);
  const isTaken = useRemainingMs(bankEnd) > 0 && payment.pixCode !== null;
  const failed = payment.status === "failed";
  const shown = usePlaces(expired || failed);
  const { busy, failure, pay } = usePayment(state, dispatch, shown);
  const amount = formatCents(payment.amountCents);

  const renew = () => void pay(submissionOf(state, { paymentMethod: "pix", customer: { email: payment.email } }));
  const renewal = (
    <>
      {failure ? <Alert tone="error" title={failure.text} /> : null}
      <StartNotice places={shown.places} />
      <Button fullWidth busy={busy} busyLabel="Gerando código..." onClick={renew}>
        {copy.renew}
      </Button>
    </>
  );

  if (failed) {
    return (
      <>
        <StepHeader title={cardResult.failedTitle} />
        <div className={`${styles.waiting} stack gap-5`}>
          <StatusLine status={payment.status} lookup={lookup} />
          {renewal}
          <Button variant="link" onClick={() => dispatch({ type: "back" })}>
            {copy.otherWay}
          </Button>
        </div>
      </>
    );
  }

  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <div className={`${styles.waiting} stack gap-5`}>
        <div className={`${styles.facts} stack gap-3`}>
          <p className={styles.amount}>{amount}</p>
          <p className="hint">{copy.receiver}</p>
          {expired ? null : <StartReminder startsOn={payment.startsOn} />}
          {expired ? (
            <Alert tone="warning">{copy.expired}</Alert>
          ) : (
            <div className={styles.time}>
              <b role="timer" aria-label="Tempo restante do código">
                {clockOf(remainingMs)}
              </b>{" "}
              <span>{copy.left}</span>
              <progress className={styles.thread} max={PIX_SHOWN_MS} value={remainingMs} aria-hidden="true" />
            </div>
          )}
          {isTaken ? <p className="note">{(expired ? copy.stillTaken : copy.taken)(hourOf(bankEnd))}</p> : null}
        </div>
        <div className="stack gap-4">{expired ? renewal : <CopyCode code={payment.pixCode} />}</div>
        <div className={`${styles.sheet} paper center`} data-expired={expired || undefined}>
          {payment.qrImage ? (
            <img
              src={`data:image/png;base64,${payment.qrImage}`}
              width={232}
              height={232}
              alt={`QR code do PIX de ${amount}`}
            />
          ) : (
            <p className={styles.pending} role="status">
              {copy.waitingCode}
            </p>
          )}
        </div>
        <div>
          <StatusLine status={payment.status} lookup={lookup} />
        </div>
        {expired ? (
          <p className="note">{copy.paidAlready}</p>
        ) : (
          <>
            <ol className={styles.how}>
              <li>Abra o app do seu banco e escolha PIX.</li>
              <li>Leia o QR code ou cole o código.</li>
              <li>{`Confira o valor, ${amount}, e o nome de quem recebe. Depois, confirme.`}</li>
            </ol>
            <p className="note">{copy.minute}</p>
          </>
        )}
      </div>
    </>
  );
}
