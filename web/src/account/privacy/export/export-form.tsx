import { type DataExport, requestExport } from "@app/contract/privacy";
import * as z from "zod/mini";
import { call } from "../../../api.ts";
import { exportCopy as copy } from "../../../content/account-data.ts";
import { Button } from "../../../ui/core/button.tsx";
import { DescriptionList } from "../../../ui/display/description-list.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { zodResolver } from "../../../ui/forms/zod-resolver.ts";
import formStyles from "../../forms/form.module.css";
import { FormError } from "../../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../../forms/reauth-field.tsx";
import { useServerForm } from "../../forms/use-server-form.ts";
import styles from "./export.module.css";

const ExportSchema = z.object({ password: reauthPassword });
type ExportSchema = z.infer<typeof ExportSchema>;
const resolver = zodResolver(ExportSchema);

/** Requests an export with the password; lists what the archive contains. */
export function ExportForm({ onRequested }: { onRequested: (requested: DataExport) => void }) {
  const fields = useServerForm<ExportSchema, ExportSchema>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit({ password }) {
      onRequested(await call(requestExport, { body: { password } }));
    },
  });

  return (
    <div className={styles.columns}>
      <Form className={formStyles.form} {...fields.form}>
        <ReauthField fields={fields} />
        <FormError text={fields.formError} locked={fields.locked} />
        <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
      </Form>
      <DescriptionList
        layout="rows"
        className={styles.inside}
        facts={copy.inside.map(({ name, text }) => [name, text])}
      />
    </div>
  );
}
