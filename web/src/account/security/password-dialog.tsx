import { changePassword } from "@app/contract/access";
import { PASSWORD_MAX } from "@app/contract/catalogue";
import { Password } from "@app/contract/identity";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { commonCopy } from "../../content/app/account/common.ts";
import { passwordCopy as copy } from "../../content/app/account/security.ts";
import { strengthOf } from "../../identity/fields/password-strength.ts";
import { storeSession } from "../../identity/session/session.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { useServerForm } from "../forms/use-server-form.ts";
import { outdateSessions } from "./sessions-query.ts";

const Change = z.object({
  currentPassword: z.string(copy.currentMissing).check(z.minLength(1, copy.currentMissing)),
  newPassword: Password,
});
type Change = z.infer<typeof Change>;
const resolver = zodResolver(Change);

/** Ends all other sessions; this device continues with the session in the response. */
export function PasswordDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [strength, setStrength] = useState(strengthOf(""));
  const change = useMutation({
    mutationFn: async (body: Change) => storeSession(await call(changePassword, { body })),
    onSuccess: () => void outdateSessions(),
  });
  const fields = useServerForm<Change, Change>({
    resolver,
    fieldForProblem: { "wrong-password": "currentPassword" },
    async onSubmit(body) {
      await change.mutateAsync(body);
      onChanged();
    },
  });
  const next = fields.register("newPassword");

  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <Form className={styles.form} {...fields.form}>
        <Field
          label={copy.current}
          type="password"
          toggleLabel="senha atual"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          {...fields.register("currentPassword")}
        />
        <Field
          label={copy.next}
          type="password"
          toggleLabel="nova senha"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={strength}
          {...next}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            next.onChange(event);
          }}
        />
        <p className={styles.text}>{copy.warning}</p>
        <FormError text={fields.formError} locked={fields.locked} />
        <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={commonCopy.saving}>
          {copy.title}
        </Button>
      </Form>
    </TitledDialog>
  );
}
