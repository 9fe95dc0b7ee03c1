import { sendVerification } from "@app/contract/access";
import { useState } from "react";
import { call } from "../../api.ts";
import { contactCopy } from "../../content/account-data.ts";
import { AccountDialog } from "../rights/account-dialog.tsx";
import type { Channel } from "./channel.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { SendVerification } from "./send-verification.tsx";

type Sent = { contact: string; again: () => Promise<void> };
type ContactDialogProps = {
  channel: Channel;
  /** The account's own address, when it is the one to be verified; otherwise a new one is asked for. */
  verify?: string | undefined;
  /** There is none yet. */
  first: boolean;
  onClose: () => void;
  onVerified: (contact: string) => void;
};

/** Changing or verifying an email or a phone: say which, then type the code that arrived there. */
export function ContactDialog({ channel, verify, first, onClose, onVerified }: ContactDialogProps) {
  const copy = contactCopy[channel];
  const [sent, setSent] = useState<Sent>();
  const [another, setAnother] = useState(false);
  const verifying = another ? undefined : verify;
  const wasSent = (contact: string, again: () => Promise<void>) => setSent({ contact, again });
  const askVerification = async () => void (await call(sendVerification, { body: { channel } }));

  return (
    <AccountDialog title={verifying ? copy.verify : first ? copy.add : copy.title} onClose={onClose}>
      {sent ? (
        <CodeForm channel={channel} contact={sent.contact} sendAgain={sent.again} onVerified={onVerified} />
      ) : verifying ? (
        <SendVerification
          channel={channel}
          contact={verifying}
          ask={askVerification}
          onSent={() => wasSent(verifying, askVerification)}
          onAnother={() => setAnother(true)}
        />
      ) : channel === "email" ? (
        <EmailForm onSent={wasSent} />
      ) : (
        <PhoneForm onSent={wasSent} />
      )}
    </AccountDialog>
  );
}
