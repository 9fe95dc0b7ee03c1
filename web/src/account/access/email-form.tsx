import { changeEmail } from "@app/contract/access";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { addressTexts } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./form.module.css";
import { ABOUT_PASSWORD, PasswordAgain, typedPassword } from "./password-again.tsx";
import { Refusal } from "./refusal.tsx";
import { useGuardedForm } from "./use-guarded-form.ts";

const words = addressTexts.email;

const NewEmail = z.object({
  email: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim()),
    ),
    changeEmail.schema.body.shape.email,
  ),
  password: typedPassword,
});
const check = checkWith(NewEmail);

/** `onSent` gets a way to send the same again: the password is remembered for that, while the dialog is open. */
export function EmailForm({ onSent }: { onSent: (address: string, sendAgain: () => Promise<void>) => void }) {
  const fields = useGuardedForm<z.input<typeof NewEmail>, z.output<typeof NewEmail>>({
    check,
    about: { ...ABOUT_PASSWORD, "email-taken": "email", "invalid-input": "email" },
    async send(body) {
      const ask = async () => void (await call(changeEmail, { body }));
      await ask();
      onSent(body.email, ask);
    },
  });

  return (
    <Form className={styles.form} {...fields.form}>
      <Field
        label={words.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        hint={words.hint}
        {...fields.bind("email")}
      />
      <PasswordAgain fields={fields} />
      <Refusal text={fields.refused} locked={fields.locked} />
      <Button type="submit" wide busy={fields.busy} busyLabel={addressTexts.sending}>
        {words.send}
      </Button>
    </Form>
  );
}
