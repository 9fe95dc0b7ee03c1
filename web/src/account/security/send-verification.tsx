import { useState } from "react";
import { ApiError, INTERNAL } from "../../api.ts";
import { contactCopy } from "../../content/account-data.ts";
import { Button } from "../../ui/core/button.tsx";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import type { Channel } from "./channel.ts";

type SendVerificationProps = {
  channel: Channel;
  contact: string;
  requestVerification: () => Promise<void>;
  onSent: () => void;
  /** The contact was mistyped, or no longer belongs to the member. */
  onAnother: () => void;
};

/** Sends no code until the member requests it. */
export function SendVerification({ channel, contact, requestVerification, onSent, onAnother }: SendVerificationProps) {
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<string>();

  async function send() {
    setBusy(true);
    setFormError(undefined);
    try {
      await requestVerification();
      onSent();
    } catch (error) {
      setFormError(error instanceof ApiError ? error.message : INTERNAL);
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.text}>{contactCopy[channel].why(contact)}</p>
      <FormError text={formError} />
      <Button fullWidth busy={busy} busyLabel={contactCopy.sending} onClick={() => void send()}>
        {contactCopy[channel].send}
      </Button>
      <Button variant="inline" onClick={onAnother}>
        {contactCopy[channel].another}
      </Button>
    </div>
  );
}
