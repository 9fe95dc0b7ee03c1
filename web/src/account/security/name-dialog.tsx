import { correctName, NameCorrection } from "@app/contract/access";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { commonCopy } from "../../content/app/account/common.ts";
import { nameCopy as copy } from "../../content/app/account/profile.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { useServerForm } from "../forms/use-server-form.ts";
import { setFullName } from "../person-query.ts";

const resolver = zodResolver(NameCorrection);

type NameDialogProps = { fullName: string; onClose: () => void; onCorrected: () => void };

export function NameDialog({ fullName, onClose, onCorrected }: NameDialogProps) {
  const correction = useMutation({
    mutationFn: (body: { fullName: string }) => call(correctName, { body }),
    onSuccess: (corrected) => setFullName(corrected.fullName),
  });
  const fields = useServerForm<{ fullName: string }, { fullName: string }>({
    resolver,
    fieldForProblem: { "invalid-input": "fullName" },
    async onSubmit(body) {
      await correction.mutateAsync(body);
      onCorrected();
    },
  });

  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <Form className={styles.form} {...fields.form}>
        <Field
          label={copy.field}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          defaultValue={fullName}
          hint={copy.hint}
          {...fields.register("fullName")}
        />
        <FormError text={fields.formError} locked={fields.locked} />
        <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={commonCopy.saving}>
          {commonCopy.save}
        </Button>
      </Form>
    </TitledDialog>
  );
}
