import { GUARANTEE_REVIEW_HOURS } from "@app/contract/catalogue";
import { DISAGREEMENT_MAX, disagreeWithGuarantee } from "@app/contract/guarantee";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../api.ts";
import { DangerNotice } from "../../../app/outcome/crisis/danger-notice.tsx";
import { reviewCopy } from "../../../content/app/account/guarantee-decision.ts";
import { Form } from "../../../ui/forms/form.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { zodResolver } from "../../../ui/forms/zod-resolver.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { useServerForm } from "../../forms/use-server-form.ts";
import styles from "../../rights/refund-dialog-parts.module.css";
import { DialogActions } from "../../rights/refund-dialog-parts.tsx";
import { putDecision } from "../guarantee-query.ts";

const copy = reviewCopy.dialog;
const Disagreement = z.object({ text: z._default(z.string(), "") });
const resolver = zodResolver(Disagreement);

type DisagreeDialogProps = { decisionId: string; onClose: () => void };

/** Asks for a person's look; words are welcome, and not needed. */
export default function DisagreeDialog({ decisionId, onClose }: DisagreeDialogProps) {
  const [typed, setTyped] = useState("");
  const disagree = useMutation({
    mutationFn: (body: { text: string }) => call(disagreeWithGuarantee, { params: { decisionId }, body }),
  });
  const fields = useServerForm<z.input<typeof Disagreement>, z.output<typeof Disagreement>>({
    resolver,
    fieldForProblem: {},
    async onSubmit({ text }) {
      const decision = await disagree.mutateAsync({ text: text.trim() });
      onClose();
      await putDecision(decision);
    },
  });
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <p>{copy.text(GUARANTEE_REVIEW_HOURS)}</p>
      <Form {...fields.form} className={styles.form}>
        <Textarea
          label={copy.label}
          hint={copy.hint}
          name="text"
          rows={5}
          maxLength={DISAGREEMENT_MAX}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DangerNotice text={typed} />
        <FormError text={fields.formError} />
        <DialogActions confirm={copy.confirm} busy={fields.isSubmitting} leave={copy.leave} />
      </Form>
    </TitledDialog>
  );
}
