import { requestExport } from "@app/contract/privacy";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../../api.ts";
import { exportCopy as copy } from "../../../content/app/account/export.ts";
import { Button } from "../../../ui/core/button.tsx";
import { DescriptionList } from "../../../ui/display/description-list.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { zodResolver } from "../../../ui/forms/zod-resolver.ts";
import formStyles from "../../forms/form.module.css";
import { FormError } from "../../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../../forms/reauth-field.tsx";
import { useServerForm } from "../../forms/use-server-form.ts";
import styles from "./export.module.css";
import { setExport } from "./export-query.ts";

const ExportSchema = z.object({ password: reauthPassword });
type ExportSchema = z.infer<typeof ExportSchema>;
const resolver = zodResolver(ExportSchema);

/** Requests an export with the password; lists what the archive contains. */
export function ExportForm() {
  const request = useMutation({
    mutationFn: (body: ExportSchema) => call(requestExport, { body }),
    onSuccess: setExport,
  });
  const fields = useServerForm<ExportSchema, ExportSchema>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit(body) {
      await request.mutateAsync(body);
    },
  });

  return (
    <div className={`${styles.columns} stack gap-10`}>
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
