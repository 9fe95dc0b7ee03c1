import { confirmContact } from "@app/contract/access";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
import { storeSession } from "../../identity/session/session.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { useServerForm } from "../forms/use-server-form.ts";
import { setVerifiedPerson } from "../person-query.ts";
import type { Channel } from "./channel.ts";

const Code = z.object({
  code: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").replace(/\D/g, "")),
    ),
    z.string().check(z.length(6, contactCopy.codeWrong)),
  ),
});
const resolver = zodResolver(Code);

type CodeFormProps = {
  channel: Channel;
  /** The email or phone the code was sent to, formatted for display. */
  contact: string;
  resend: () => Promise<void>;
  onVerified: (contact: string) => void;
};

/** Verifies an email or a phone with the code that was sent to it. */
export function CodeForm({ channel, contact, resend, onVerified }: CodeFormProps) {
  const copy = contactCopy[channel];
  const [resent, setResent] = useState(false);
  const verification = useMutation({
    mutationFn: async (code: string) => storeSession((await call(confirmContact, { body: { channel, code } })).session),
    onSuccess: setVerifiedPerson,
  });
  const fields = useServerForm<z.input<typeof Code>, z.output<typeof Code>>({
    resolver,
    fieldForProblem: { "code-invalid": "code" },
    async onSubmit({ code }) {
      await verification.mutateAsync(code);
      onVerified(contact);
    },
  });
  // It replaces the form that held the focus, so it takes the focus.
  const { setFocus } = fields;
  useEffect(() => setFocus("code"), [setFocus]);

  return (
    <Form className={styles.form} {...fields.form}>
      <p className={styles.text}>{copy.sent(contact)}</p>
      <Field
        label={contactCopy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={copy.elsewhere}
        {...fields.register("code")}
      />
      <FormError text={fields.formError} locked={fields.locked} />
      <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={contactCopy.confirming}>
        {contactCopy.confirm}
      </Button>
      <div className={`${styles.quiet} wrap`}>
        <Button variant="inline" onClick={() => void resend().then(() => setResent(true), fields.setFormError)}>
          {contactCopy.again}
        </Button>
        <p role="status" className={styles.text}>
          {resent ? contactCopy.sentAgain : null}
        </p>
      </div>
    </Form>
  );
}
