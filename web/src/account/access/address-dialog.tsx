import { startProof } from "@app/contract/access";
import { useState } from "react";
import { call } from "../../api.ts";
import { addressTexts } from "../../content/account-data.ts";
import { RightDialog } from "../rights/right-dialog.tsx";
import type { Channel } from "./channel.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { StartProof } from "./start-proof.tsx";

type Sent = { address: string; again: () => Promise<void> };
type AddressDialogProps = {
  channel: Channel;
  /** The account's own address, when it is the one to be proven; otherwise a new one is asked for. */
  prove?: string | undefined;
  /** There is none yet. */
  first: boolean;
  onClose: () => void;
  onProven: (address: string) => void;
};

/** Changing or proving an email or a phone: say which, then type the code that arrived there. */
export function AddressDialog({ channel, prove, first, onClose, onProven }: AddressDialogProps) {
  const words = addressTexts[channel];
  const [sent, setSent] = useState<Sent>();
  const [another, setAnother] = useState(false);
  const proving = another ? undefined : prove;
  const wasSent = (address: string, again: () => Promise<void>) => setSent({ address, again });
  const askProof = async () => void (await call(startProof, { body: { channel } }));

  return (
    <RightDialog title={proving ? words.prove : first ? words.add : words.title} onClose={onClose}>
      {sent ? (
        <CodeForm channel={channel} address={sent.address} sendAgain={sent.again} onProven={onProven} />
      ) : proving ? (
        <StartProof
          channel={channel}
          address={proving}
          ask={askProof}
          onSent={() => wasSent(proving, askProof)}
          onAnother={() => setAnother(true)}
        />
      ) : channel === "email" ? (
        <EmailForm onSent={wasSent} />
      ) : (
        <PhoneForm onSent={wasSent} />
      )}
    </RightDialog>
  );
}
