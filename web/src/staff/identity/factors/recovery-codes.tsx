import { useState } from "react";
import { recoveryCodesCopy as copy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./totp-form.module.css";

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Others were there before, and no longer work. */
  hasReplaced?: boolean;
  onKept: () => void;
};

/** Shown once. Going on needs a yes to having kept them, because nothing brings them back. */
export function RecoveryCodes({ codes, hasReplaced = false, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const text = codes.join("\n");
  return (
    <div className="stack gap-4">
      <p>
        {copy.text}
        {hasReplaced ? ` ${copy.replaced}` : null}
      </p>
      <ul className={styles.list} aria-label={copy.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${styles.codesActions} wrap`}>
        <CopyButton text={text} />
        <Button variant="link" onClick={() => print()}>
          <Icon name="print" />
          {copy.print}
        </Button>
        <Button variant="link" onClick={() => downloadText(copy.file, `${text}\n`)}>
          <Icon name="download" />
          {copy.download}
        </Button>
      </div>
      <div className={`${styles.kept} stack gap-4`}>
        <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
          {copy.kept}
        </Checkbox>
        {isRefused && !isKept ? <Alert tone="error">{copy.keepFirst}</Alert> : null}
        <Button fullWidth onClick={() => (isKept ? onKept() : setIsRefused(true))}>
          {copy.continue}
        </Button>
      </div>
    </div>
  );
}

/** Saves a text as a file of the person's own. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
