import { signInByRecoveryCode } from "@app/contract/staff/identity";
import { recoverySignInCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { leaveFor } from "../../shell/leave.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { EntranceTitle } from "../entrance-title.tsx";
import { messageOf } from "../factors/message-of.ts";
import styles from "./sign-in.module.css";
import { type RecoverySignIn, recoverySignInResolver } from "./sign-in-schema.ts";

/** With a recovery code: it opens only the enrolment of a new factor. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const { control, register, handleSubmit, setError, formState } = useForm<RecoverySignIn>({
    resolver: recoverySignInResolver,
  });
  const submit = async (body: RecoverySignIn) => {
    try {
      await callStaff(signInByRecoveryCode, { body });
      leaveFor(staffPaths.access);
    } catch (error) {
      setError("root", { message: messageOf(error) });
    }
  };
  return (
    <>
      <EntranceTitle hasArrived>{copy.heading}</EntranceTitle>
      <p className="lead">{copy.lead}</p>
      <Form className={styles.form} control={control} onSubmit={handleSubmit(submit)}>
        <Field
          label={signInCopy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          {...register("email")}
        />
        <Field
          label={copy.code}
          hint={copy.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...register("code")}
        />
        {formState.errors.root ? <Alert tone="error">{formState.errors.root.message}</Alert> : null}
        <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </Form>
      <div className={`${styles.others} wrap`}>
        <Button variant="inline" onClick={onBack}>
          {signInCopy.back}
        </Button>
      </div>
    </>
  );
}
