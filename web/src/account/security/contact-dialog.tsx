import { sendVerification } from "@app/contract/access";
import { useState } from "react";
import { call } from "../../api.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import type { Channel } from "./channel.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { SendVerification } from "./send-verification.tsx";

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
