import { type AccountPaymentDetail, requestWithdrawal } from "@app/contract/account";
import { formatCents } from "@app/contract/catalogue";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { outdateAccount } from "../../app/data/overview-query.ts";
import { formatDate } from "../../app/shell/format/moments.ts";
import { RefundBack } from "../../app/shell/refund-back.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import { FormError } from "../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../forms/reauth-field.tsx";
import { useServerForm } from "../forms/use-server-form.ts";
import styles from "./refund-dialog-parts.module.css";
import { Accepted, DialogActions, TermsList } from "./refund-dialog-parts.tsx";

const resolver = zodResolver(z.object({ password: reauthPassword }));

type WithdrawalDialogProps = {
  payment: AccountPaymentDetail;
  preview: NonNullable<AccountPaymentDetail["preview"]>;
  onClose: () => void;
};

/** Withdrawal from the purchase: no reason is required, and the consequences are listed first. */
export default function WithdrawalDialog({ payment, preview, onClose }: WithdrawalDialogProps) {
  const withdrawal = useMutation({
    mutationFn: (body: { password: string }) => call(requestWithdrawal, { params: { paymentId: payment._id }, body }),
    onSuccess: () => void outdateAccount(),
  });
  const amount = formatCents(preview.amountCents);

  const fields = useServerForm<{ password: string }, { password: string }>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit(body) {
      await withdrawal.mutateAsync(body);
    },
  });

  if (withdrawal.data) {
    return (
      <TitledDialog title="Pronto, você desistiu." onClose={onClose}>
        <Accepted paymentId={payment._id} refund={withdrawal.data} />
      </TitledDialog>
    );
  }
  return (
    <TitledDialog title="Desistir da compra" onClose={onClose}>
      <TermsList>
        <li>
          <RefundBack preview={preview} isWhole />
        </li>
        <li>
          <b>O acesso ao plano termina na hora.</b> Sua conta continua aberta, no Plano Gratuito.
        </li>
        <li>
          Não perguntamos o motivo. O prazo vai até{" "}
          {formatDate(payment.refundOptions?.withdrawal.until ?? payment.createdAt)}.
        </li>
      </TermsList>
      <Form {...fields.form} className={styles.form}>
        <ReauthField fields={fields} />
        <FormError text={fields.formError} locked={fields.locked} />
        <DialogActions confirm={`Desistir e receber ${amount}`} busy={fields.isSubmitting} leave="Ficar com o plano" />
      </Form>
    </TitledDialog>
  );
}
