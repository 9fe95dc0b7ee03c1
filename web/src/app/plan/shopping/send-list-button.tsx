import { useState } from "react";
import { shoppingCopy as copy } from "../../../content/app/plan/shopping.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { type Sent, sendList } from "./send-list.ts";
import styles from "./shopping.module.css";

const messages: Partial<Record<Sent, string>> = { copied: copy.copied, failed: copy.notCopied };

/** Sends what is missing by the apps of the device. */
export function SendList({ heading, text }: { heading: string; text: string }) {
  const [sent, setSent] = useState<Sent>();
  return (
    <div className={styles.send}>
      <Button variant="outline" fullWidth onClick={() => void sendList(heading, text).then(setSent)}>
        <Icon name="copy" />
        {copy.send}
      </Button>
      <p className={styles.sent} role="status">
        {sent ? messages[sent] : null}
      </p>
    </div>
  );
}
