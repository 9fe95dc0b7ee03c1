import type { AccountPaymentDetail, RefundOptions as RightsView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import type { ReactNode } from "react";
import { formatDate } from "../../app/shell/format/moments.ts";
import { plural } from "../../app/shell/format/numbers.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { appPaths } from "../../app-paths.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import calendar from "../../ui/pictures/calendario.svg";
import styles from "./rights.module.css";

type RightsProps = { payment: AccountPaymentDetail; onWithdraw: () => void };

/** Withdrawal and guarantee of one purchase: the first is asked for here, the second on its own screen. */
export function Rights({ payment, onWithdraw }: RightsProps) {
  const { refundOptions } = payment;
  if (!refundOptions) return null;

  return (
    <div className={`${styles.refundOptions} stack gap-4`}>
      <Right title="Desistir da compra" right={refundOptions.withdrawal} hasDays>
        {refundOptions.withdrawal.state === "open" ? (
          <>
            <p>
              Até {formatDate(refundOptions.withdrawal.until)} você desiste sem dar motivo e recebe{" "}
              {formatCents(payment.amountCents)} de volta. O acesso termina na hora.
            </p>
            <Button variant="outline" onClick={onWithdraw}>
              Desistir da compra
            </Button>
          </>
        ) : (
          <p>{closedText(refundOptions.withdrawal, payment.dispute, "Os 7 dias para desistir terminaram")}</p>
        )}
      </Right>
      <Right title="Garantia de 30 dias" right={refundOptions.guarantee} isWarm>
        {refundOptions.guarantee.state === "used" || payment.dispute === "open" || payment.dispute === "lost" ? (
          <p>{closedText(refundOptions.guarantee, payment.dispute, "")}</p>
        ) : (
          <>
            <p>
              Se você seguiu o programa e não teve resultado, devolvemos 100%. O medidor mostra em que dia você está, o
              que já conta e o que falta.
            </p>
            <RouterButtonLink variant="outline" to={appPaths.guarantee}>
              Ver a garantia
            </RouterButtonLink>
            <Illustration src={calendar} shape="scene" className={styles.picture} />
          </>
        )}
      </Right>
    </div>
  );
}

type RightView = RightsView["withdrawal"];

type RightProps = {
  title: string;
  right: RightView;
  /** Shows the days left; the guarantee's are on its screen, without the paused ones. */
  hasDays?: boolean;
  isWarm?: boolean;
  children: ReactNode;
};

function Right({ title, right, hasDays = false, isWarm = false, children }: RightProps) {
  return (
    <article className={`${styles.right} warm-panel`} data-warm={isWarm || undefined} data-state={right.state}>
      <h3>{title}</h3>
      {hasDays && right.state === "open" ? (
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
