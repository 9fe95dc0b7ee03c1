import { onlyDigits } from "@app/contract/digits";
import { confirmationCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../../ui/forms/use-form.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { beginConfirmation, confirmFactor } from "../endpoints.ts";
import { CodeField } from "../factors/code-field.tsx";
import { CODE_LENGTH } from "../factors/code-length.ts";
import { messageOf } from "../factors/message-of.ts";
import { NextCode } from "../factors/next-code.tsx";
import { answerWithPasskey } from "../factors/passkey.ts";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { Or } from "../or.tsx";
import styles from "./confirm-factor.module.css";

type Code = { code: string };

const resolver: Resolver<Code, Code> = async ({ code = "" }) => ({
  values: { code: onlyDigits(code) },
  errors: { ...(onlyDigits(code).length !== CODE_LENGTH && { code: { message: signInCopy.errors.code } }) },
});

/** The second factor again, before signing. Open as long as it is mounted; see `useConfirmFactor`. */
export function ConfirmFactor({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const byPasskey = async () => {
    const answer = await answerWithPasskey(await callStaff(beginConfirmation));
    await callStaff(confirmFactor, { body: { kind: "passkey", ...answer } });
    onConfirmed();
  };
  return (
    <TitledDialog title={copy.title} onClose={onCancel}>
      <p>{copy.text}</p>
      <PasskeyButton onPasskey={byPasskey} busyLabel={copy.passkeyBusy}>
        {copy.passkey}
      </PasskeyButton>
      <Or>{copy.or}</Or>
      <CodeForm onConfirmed={onConfirmed} />
    </TitledDialog>
  );
}

function CodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { control, register, handleSubmit, setError, formState } = useForm<Code>({ resolver });
  const submit = async ({ code }: Code) => {
    try {
      await callStaff(confirmFactor, { body: { kind: "totp", code } });
      onConfirmed();
    } catch (error) {
      setError("root", { message: messageOf(error) });
    }
  };
  return (
    <Form className={styles.form} control={control} onSubmit={handleSubmit(submit)}>
      <CodeField label={copy.code} hint={<NextCode />} {...register("code")} />
      {formState.errors.root ? <Alert tone="error">{formState.errors.root.message}</Alert> : null}
      <Button type="submit" variant="outline" fullWidth busy={formState.isSubmitting} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </Form>
  );
}
