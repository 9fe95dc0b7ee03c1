import { useState } from "react";
import { ApiError, INTERNAL } from "../../api.ts";
import { addressTexts } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import type { Channel } from "./channel.ts";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";

type StartProofProps = {
  channel: Channel;
  address: string;
  ask: () => Promise<void>;
  onSent: () => void;
  /** It was mistyped, or is no longer theirs. */
  onAnother: () => void;
};

/** Nothing is sent to an address until somebody asks for it. */
export function StartProof({ channel, address, ask, onSent, onAnother }: StartProofProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function send() {
    setBusy(true);
    setRefused(undefined);
    try {
      await ask();
      onSent();
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : INTERNAL);
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.text}>{addressTexts[channel].why(address)}</p>
      <Refusal text={refused} />
      <Button wide busy={busy} busyLabel={addressTexts.sending} onClick={() => void send()}>
        {addressTexts[channel].send}
      </Button>
      <button type="button" className={styles.plain} onClick={onAnother}>
        {addressTexts[channel].another}
      </button>
    </div>
  );
}
