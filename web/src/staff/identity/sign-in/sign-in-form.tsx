import { beginSignIn, signInByCode, signInByPasskey } from "@app/contract/staff/identity";
import { signInCopy as copy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { leaveFor } from "../../shell/leave.ts";
import { staffReturnTo } from "../../shell/staff-paths.ts";
import { EntranceTitle } from "../entrance-title.tsx";
import { CodeField } from "../factors/code-field.tsx";
import { messageOf } from "../factors/message-of.ts";
import { NextCode } from "../factors/next-code.tsx";
import { answerWithPasskey } from "../factors/passkey.ts";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { Or } from "../or.tsx";
import styles from "./sign-in.module.css";
import { type CodeSignIn, codeSignInResolver } from "./sign-in-schema.ts";

const enter = (): void => leaveFor(staffReturnTo(location.search));

async function signInWithPasskey(): Promise<void> {
  const ceremony = await callStaff(beginSignIn);
  await callStaff(signInByPasskey, { body: await answerWithPasskey(ceremony) });
  enter();
}

type SignInFormProps = { hasArrived: boolean; onRecovery: () => void; onLost: () => void };

/** The key of this device first; password and code under it. No way to create an account: the team is invited. */
export function SignInForm({ hasArrived, onRecovery, onLost }: SignInFormProps) {
  return (
    <>
      <EntranceTitle hasArrived={hasArrived}>{copy.heading}</EntranceTitle>
      <p className="lead">{copy.lead}</p>
      <PasskeyButton onPasskey={signInWithPasskey} busyLabel={copy.passkeyBusy}>
        {copy.passkey}
      </PasskeyButton>
      <Or>{copy.or}</Or>
      <CodeForm />
      <div className={`${styles.others} wrap`}>
        <Button variant="inline" onClick={onRecovery}>
          {copy.recovery}
        </Button>
        <Button variant="inline" onClick={onLost}>
          {copy.lost}
        </Button>
      </div>
      <p className={styles.rules}>{copy.rules}</p>
    </>
  );
}

function CodeForm() {
  const { control, register, handleSubmit, setError, formState } = useForm<CodeSignIn>({
    resolver: codeSignInResolver,
  });
  const submit = async (body: CodeSignIn) => {
    try {
      await callStaff(signInByCode, { body });
      enter();
    } catch (error) {
      setError("root", { message: messageOf(error) });
    }
  };
  return (
    <Form className={styles.form} control={control} onSubmit={handleSubmit(submit)}>
      <Field
        label={copy.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        {...register("email")}
      />
      <Field
        label={copy.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        {...register("password")}
      />
      <CodeField label={copy.code} hint={<NextCode />} {...register("code")} />
      {formState.errors.root ? <Alert tone="error">{formState.errors.root.message}</Alert> : null}
      <Button type="submit" variant="outline" fullWidth busy={formState.isSubmitting} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </Form>
  );
}
