import type { AccountPaymentDetail, RefundOptions as RightsView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import type { ReactNode } from "react";
import { formatDate, formatDateTime, plural } from "../../app/shell/dates/dates.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import calendar from "../../ui/pictures/calendario.svg";
import { Conditions } from "./conditions.tsx";
import styles from "./rights.module.css";
import type { RightName } from "./use-rights-dialog.tsx";

type RightsProps = { payment: AccountPaymentDetail; onOpen: (right: RightName) => void };

/** Withdrawal and guarantee of one purchase, each with its deadline, terms and button. */
export function Rights({ payment, onOpen }: RightsProps) {
  const { refundOptions, guarantee } = payment;
  if (!refundOptions) return null;

  return (
    <div className={styles.refundOptions}>
      <Right title="Desistir da compra" right={refundOptions.withdrawal}>
        {refundOptions.withdrawal.state === "open" ? (
          <>
            <p>
              Até {formatDate(refundOptions.withdrawal.until)} você desiste sem dar motivo e recebe{" "}
              {formatCents(payment.amountCents)} de volta. O acesso termina na hora.
            </p>
            <Button variant="outline" onClick={() => onOpen("withdrawal")}>
              Desistir da compra
            </Button>
            <Illustration src={calendar} shape="scene" className={styles.picture} />
          </>
        ) : (
          <p>{closedText(refundOptions.withdrawal, payment.dispute, "Os 7 dias para desistir terminaram")}</p>
        )}
      </Right>
      <Right
        title="Garantia de 30 dias"
        right={refundOptions.guarantee}
        statusLabel={guarantee?.review ? "Em análise" : undefined}
        warm
      >
        {guarantee?.review ? (
          <Review review={guarantee.review} />
        ) : refundOptions.guarantee.state === "open" && guarantee ? (
          <>
            <p>
              Até {formatDate(refundOptions.guarantee.until)}: se você seguiu o programa e não teve resultado,
              devolvemos 100%.
            </p>
            <Conditions conditions={guarantee.conditions} />
            <Button variant="outline" onClick={() => onOpen("guarantee")}>
              Pedir a garantia
            </Button>
            <Refusals answers={guarantee.answers} />
          </>
        ) : (
          <>
            <p>{closedText(refundOptions.guarantee, payment.dispute, "Os 30 dias de garantia terminaram")}</p>
            <Refusals answers={guarantee?.answers ?? []} />
          </>
        )}
      </Right>
    </div>
  );
}

type GuaranteeView = NonNullable<AccountPaymentDetail["guarantee"]>;

/** A claim in manual review, with the deadline of its decision. */
function Review({ review }: { review: NonNullable<GuaranteeView["review"]> }) {
  return (
    <>
      <p>
        Recebemos o seu pedido de {formatDate(review.at)}. Uma pessoa da equipe responde por email até{" "}
        {formatDateTime(review.answerBy)}.
      </p>
      <p>Até lá nada muda no seu plano. O pedido vale pela data em que você fez, mesmo que o prazo termine antes.</p>
      <p className={styles.answer}>Protocolo {review.referenceNumber}</p>
    </>
  );
}

function Refusals({ answers }: { answers: GuaranteeView["answers"] }) {
  return answers.map(({ referenceNumber, at, failed }) => (
    <p key={referenceNumber} className={styles.answer}>
      Pedido de {formatDate(at)} não aceito (protocolo {referenceNumber}): {failed.join(" ")}
    </p>
  ));
}

type RightView = RightsView["withdrawal"];

function Right({
  title,
  right,
  statusLabel,
  warm,
  children,
}: {
  title: string;
  right: RightView;
  /** Shown instead of the remaining days. */
  statusLabel?: string | undefined;
  warm?: boolean;
  children: ReactNode;
}) {
  return (
    <article className={styles.right} data-warm={warm || undefined} data-state={right.state}>
      <h3>{title}</h3>
      {statusLabel ? (
        <p className={styles.status}>{statusLabel}</p>
      ) : right.state === "open" ? (
        <p className={styles.status}>
          {right.daysLeft === 1 ? "Só hoje" : plural(right.daysLeft, "dia", "dias")}
          {right.daysLeft === 1 ? null : <small> restantes</small>}
        </p>
      ) : null}
      {children}
    </article>
  );
}

function closedText({ state, until }: RightView, dispute: AccountPaymentDetail["dispute"], expired: string): string {
  if (dispute === "open") return "O banco está analisando a contestação desta compra. A resposta dele decide o valor.";
  if (dispute === "lost") return "O banco aceitou a contestação e devolveu o valor desta compra.";
  return state === "used" ? "O valor desta compra já foi pedido de volta." : `${expired} em ${formatDate(until)}.`;
}
