import { correctName } from "@app/contract/access";
import { call } from "../../api.ts";
import { commonTexts, nameTexts as words } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { RightDialog } from "../rights/right-dialog.tsx";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";
import { useGuardedForm } from "./use-guarded-form.ts";

const check = checkWith(correctName.schema.body);

type NameDialogProps = { fullName: string; onClose: () => void; onCorrected: (fullName: string) => void };

export function NameDialog({ fullName, onClose, onCorrected }: NameDialogProps) {
  const fields = useGuardedForm<{ fullName: string }, { fullName: string }>({
    check,
    about: { "invalid-input": "fullName" },
    async send(body) {
      onCorrected((await call(correctName, { body })).fullName);
    },
  });

  return (
    <RightDialog title={words.title} onClose={onClose}>
      <Form className={styles.form} {...fields.form}>
        <Field
          label={words.field}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          defaultValue={fullName}
          hint={words.hint}
          {...fields.bind("fullName")}
        />
        <Refusal text={fields.refused} locked={fields.locked} />
        <Button type="submit" wide busy={fields.busy} busyLabel={commonTexts.saving}>
          {commonTexts.save}
        </Button>
      </Form>
    </RightDialog>
  );
}
