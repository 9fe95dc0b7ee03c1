import { correctName } from "@app/contract/access";
import { call } from "../../api.ts";
import { commonCopy, nameCopy as copy } from "../../content/account-data.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { AccountDialog } from "../forms/account-dialog.tsx";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { useServerForm } from "../forms/use-server-form.ts";

const resolver = zodResolver(correctName.schema.body);

type NameDialogProps = { fullName: string; onClose: () => void; onCorrected: (fullName: string) => void };

export function NameDialog({ fullName, onClose, onCorrected }: NameDialogProps) {
  const fields = useServerForm<{ fullName: string }, { fullName: string }>({
    resolver,
    fieldForProblem: { "invalid-input": "fullName" },
    async onSubmit(body) {
      onCorrected((await call(correctName, { body })).fullName);
    },
  });

  return (
    <AccountDialog title={copy.title} onClose={onClose}>
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
    </AccountDialog>
  );
}
