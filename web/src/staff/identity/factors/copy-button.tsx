import { useState } from "react";
import { factorCopy as copy } from "../../../content/staff/identity.ts";
import { copyText } from "../../../shell/pix/copy-text.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./copy-button.module.css";

/** Copies a text, and says beside the button whether it did. */
export function CopyButton({ text }: { text: string }) {
  const [message, setMessage] = useState("");
  const copyNow = async () => setMessage((await copyText(text)) ? copy.copied : copy.notCopied);
  return (
    <span className={styles.copy}>
      <Button variant="link" onClick={() => void copyNow()}>
        <Icon name="copy" />
        {copy.copy}
      </Button>
      <span aria-live="polite">{message}</span>
    </span>
  );
}
