import {
  DELETION_WORD,
  type Deleted,
  type DeletionPreview,
  DeletionRequest,
  deleteAccount,
} from "@app/contract/privacy";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type CallProblem, call, problemOf } from "../../../api.ts";
import { Link } from "../../../app/shell/link.tsx";
import { appPaths } from "../../../app-paths.ts";
import { deletionCopy as copy } from "../../../content/app/account/deletion.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { zodResolver } from "../../../ui/forms/zod-resolver.ts";
import formStyles from "../../forms/form.module.css";
import { FormError } from "../../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../../forms/reauth-field.tsx";
import { useServerForm } from "../../forms/use-server-form.ts";
import styles from "./deletion.module.css";

const DeletionSchema = z.object({
  word: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim().toUpperCase()),
    ),
    DeletionRequest.shape.word,
  ),
  password: reauthPassword,
});
const resolver = zodResolver(DeletionSchema);

/** The preview is outdated: it is reloaded, so that members only confirm what they have seen. */
const OUTDATED = new Set<CallProblem | undefined>(["withdrawal-first", "subscription-would-end", "payment-pending"]);

type DeletionFormProps = {
  preview: DeletionPreview;
  onDeleted: (deleted: Deleted) => Promise<void>;
  onChanged: () => void;
};

export function DeletionForm({ preview: { plan, confirmationTo }, onDeleted, onChanged }: DeletionFormProps) {
  const deletion = useMutation({
    mutationFn: (body: DeletionRequest) => call(deleteAccount, { body }),
    onError: (error) => {
      if (OUTDATED.has(problemOf(error))) onChanged();
    },
  });
  const fields = useServerForm<z.input<typeof DeletionSchema>, z.output<typeof DeletionSchema>>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit({ word, password }) {
      await onDeleted(await deletion.mutateAsync({ word, password, ...(plan ? { giveUpPlan: true } : {}) }));
    },
  });

  return (
    <section aria-labelledby="de-vez" className={`${styles.final} stack gap-5`}>
      <h2 className="h3-size" id="de-vez">
        {copy.form}
      </h2>
      <Form className={formStyles.form} {...fields.form}>
        <Field
          label={copy.wordLabel(DELETION_WORD)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint={plan ? copy.wordHintPlan : copy.wordHint}
          {...fields.register("word")}
        />
        <ReauthField fields={fields} />
        {confirmationTo ? <p className={formStyles.text}>{copy.confirmation(confirmationTo)}</p> : null}
        <FormError text={fields.formError} locked={fields.locked} />
        <Button type="submit" fullWidth className={styles.danger} busy={fields.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
        <Link className={styles.keep} to={appPaths.account}>
          {copy.keep}
        </Link>
      </Form>
    </section>
  );
}
