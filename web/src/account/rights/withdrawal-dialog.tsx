import type { AccountPaymentDetail, RefundView } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { checkWith } from "../../ui/check-with.ts";
import { Form } from "../../ui/form.tsx";
import { ABOUT_PASSWORD, PasswordAgain, typedPassword } from "../access/password-again.tsx";
import { Refusal } from "../access/refusal.tsx";
import { useGuardedForm } from "../access/use-guarded-form.ts";
import { day } from "../dates.ts";
import { askWithdrawal } from "../endpoints.ts";
import styles from "./right-dialog.module.css";
import { Accepted, Answers, RightDialog, Rules } from "./right-dialog.tsx";

const check = checkWith(z.object({ password: typedPassword }));

type WithdrawalDialogProps = { payment: AccountPaymentDetail; onClose: () => void };

/** Giving the purchase up: no reason is asked for, and what follows is said before it happens. */
export default function WithdrawalDialog({ payment, onClose }: WithdrawalDialogProps) {
  const [refund, setRefund] = useState<RefundView>();
  const amount = formatCents(payment.amountCents);

  const fields = useGuardedForm<{ password: string }, { password: string }>({
    check,
    about: ABOUT_PASSWORD,
    async send(body) {
      setRefund(await call(askWithdrawal, { params: { paymentId: payment._id }, body }));
    },
  });

  if (refund) {
    return (
      <RightDialog title="Pronto, você desistiu." onClose={onClose}>
        <Accepted paymentId={payment._id} refund={refund} />
      </RightDialog>
    );
  }
  return (
    <RightDialog title="Desistir da compra" onClose={onClose}>
      <Rules>
        <li>
          <b>{amount} voltam inteiros</b>, {wayBack(payment)}.
        </li>
        <li>
          <b>O acesso ao plano termina na hora.</b> Sua conta continua aberta, no Plano Gratuito.
        </li>
        <li>Não perguntamos o motivo. O prazo vai até {day(payment.rights?.withdrawal.until ?? payment.createdAt)}.</li>
      </Rules>
      <Form {...fields.form} className={styles.form}>
        <PasswordAgain fields={fields} />
        <Refusal text={fields.refused} locked={fields.locked} />
        <Answers confirm={`Desistir e receber ${amount}`} busy={fields.busy} leave="Ficar com o plano" />
      </Form>
    </RightDialog>
  );
}

const wayBack = ({ method, cardLast4, installments }: AccountPaymentDetail): string => {
  if (method === "pix") return "por PIX, para a conta que pagou";
  const card = cardLast4 ? `no cartão final ${cardLast4}` : "no cartão que pagou";
  return installments > 1 ? `${card}, com todas as parcelas` : card;
};
