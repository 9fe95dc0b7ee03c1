import { changeEmail, EmailChange } from "@app/contract/access";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../forms/reauth-field.tsx";
import { useServerForm } from "../forms/use-server-form.ts";

const copy = contactCopy.email;

const NewEmail = z.object({
  email: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim()),
    ),
    EmailChange.shape.email,
  ),
  password: reauthPassword,
});
const resolver = zodResolver(NewEmail);

/** `onSent` gets a function that resends the code; its closure keeps the password while the dialog is open. */
export function EmailForm({ onSent }: { onSent: (contact: string, resend: () => Promise<void>) => void }) {
  const fields = useServerForm<z.input<typeof NewEmail>, z.output<typeof NewEmail>>({
    resolver,
    fieldForProblem: { ...PASSWORD_PROBLEMS, "email-taken": "email", "invalid-input": "email" },
    async onSubmit(body) {
      const sendCode = async () => void (await call(changeEmail, { body }));
      await sendCode();
      onSent(body.email, sendCode);
    },
  });

  return (
    <Form className={styles.form} {...fields.form}>
      <Field
        label={copy.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        hint={copy.hint}
        {...fields.register("email")}
      />
      <ReauthField fields={fields} />
      <FormError text={fields.formError} locked={fields.locked} />
      <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={contactCopy.sending}>
        {copy.send}
      </Button>
    </Form>
  );
}
