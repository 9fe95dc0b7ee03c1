import { GUARANTEE_REVIEW_HOURS } from "@app/contract/catalogue";
import { type GuaranteeMeter, type GuaranteeView, requestGuarantee } from "@app/contract/guarantee";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { RefundBack } from "../../app/shell/refund-back.tsx";
import { requestCopy as copy } from "../../content/app/account/guarantee.ts";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import { FormError } from "../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../forms/reauth-field.tsx";
import { useServerForm } from "../forms/use-server-form.ts";
import styles from "../rights/refund-dialog-parts.module.css";
import { DialogActions, TermsList } from "../rights/refund-dialog-parts.tsx";
import { putDecision } from "./guarantee-query.ts";

const resolver = zodResolver(z.object({ password: reauthPassword }));

type RequestDialogProps = {
  purchase: NonNullable<GuaranteeView["purchase"]>;
  meter: GuaranteeMeter | null;
  onClose: () => void;
};

/** Asks for the guarantee: what follows from it, and the password. The screen behind shows the answer. */
export default function RequestDialog({ purchase, meter, onClose }: RequestDialogProps) {
  // One request, however often it is sent: a lost answer is asked for again with the same id.
  const [_id] = useState(() => crypto.randomUUID());
  const request = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call(requestGuarantee, { body: { _id, paymentId: purchase.paymentId, password } }),
  });
  const fields = useServerForm<{ password: string }, { password: string }>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit(values) {
      const decision = await request.mutateAsync(values);
      onClose();
      await putDecision(decision);
    },
  });

  const isEarly = meter !== null && meter.daysLeft > 0;
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <TermsList>
        {isEarly ? <li>{copy.early(meter.of)}</li> : null}
        <li>
          {copy.granted} <RefundBack preview={purchase.preview} isWhole /> {copy.ends}
        </li>
        {copy.terms(GUARANTEE_REVIEW_HOURS).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </TermsList>
      <Form {...fields.form} className={styles.form}>
        <ReauthField fields={fields} />
        <FormError text={fields.formError} locked={fields.locked} />
        <DialogActions confirm={copy.confirm} busy={fields.isSubmitting} leave={copy.leave} />
      </Form>
    </TitledDialog>
  );
}
