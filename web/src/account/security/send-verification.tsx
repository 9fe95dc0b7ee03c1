import { useMutation } from "@tanstack/react-query";
import { findMessage } from "../../app/shell/states/message-of.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
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
  const verification = useMutation({ mutationFn: requestVerification, onSuccess: onSent });

  return (
    <div className={styles.form}>
      <p className={styles.text}>{contactCopy[channel].why(contact)}</p>
      <FormError text={findMessage(verification.error)} />
      <Button
        fullWidth
        busy={verification.isPending}
        busyLabel={contactCopy.sending}
        onClick={() => verification.mutate()}
      >
        {contactCopy[channel].send}
      </Button>
      <Button variant="inline" onClick={onAnother}>
        {contactCopy[channel].another}
      </Button>
    </div>
  );
}
