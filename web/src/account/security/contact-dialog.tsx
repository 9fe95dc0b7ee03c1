import { sendVerification } from "@app/contract/access";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api.ts";
import { findMessage } from "../../app/shell/states/message-of.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
import { Button } from "../../ui/core/button.tsx";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import type { Channel } from "./channel.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

type Sent = { contact: string; resend: () => Promise<void> };
type ContactDialogProps = {
  channel: Channel;
  /** The account's current contact, when it still has to be verified; otherwise the member enters a new one. */
  verify?: string | undefined;
  /** The account has no such contact yet. */
  first: boolean;
  onClose: () => void;
  onVerified: (contact: string) => void;
};

/** Changes or verifies an email or a phone: enter the contact, then the code sent to it. */
export function ContactDialog({ channel, verify, first, onClose, onVerified }: ContactDialogProps) {
  const copy = contactCopy[channel];
  const [sent, setSent] = useState<Sent>();
  const [another, setAnother] = useState(false);
  const verifying = another ? undefined : verify;
  const onSent = (contact: string, resend: () => Promise<void>) => setSent({ contact, resend });
  const requestVerification = async () => void (await call(sendVerification, { body: { channel } }));

  return (
    <TitledDialog title={verifying ? copy.verify : first ? copy.add : copy.title} onClose={onClose}>
      {sent ? (
        <CodeForm channel={channel} contact={sent.contact} resend={sent.resend} onVerified={onVerified} />
      ) : verifying ? (
        <SendVerification
          channel={channel}
          contact={verifying}
          requestVerification={requestVerification}
          onSent={() => onSent(verifying, requestVerification)}
          onAnother={() => setAnother(true)}
        />
      ) : channel === "email" ? (
        <EmailForm onSent={onSent} />
      ) : (
        <PhoneForm onSent={onSent} />
      )}
    </TitledDialog>
  );
}

type SendVerificationProps = {
  channel: Channel;
  contact: string;
  requestVerification: () => Promise<void>;
  onSent: () => void;
  /** The contact was mistyped, or no longer belongs to the member. */
  onAnother: () => void;
};

/** Sends no code until the member requests it. */
function SendVerification({ channel, contact, requestVerification, onSent, onAnother }: SendVerificationProps) {
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
