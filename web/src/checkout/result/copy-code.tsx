import { useId, useRef, useState } from "react";
import { pixTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./copy-code.module.css";
import { copyText } from "./copy-text.ts";

type Said = { text: string; done: boolean };

/** The code to paste in the bank's app. What happened is said beside the button, and nothing has to be closed. */
export function CopyCode({ code }: { code: string | null }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<Said | null>(null);

  const copy = async () => {
    if (!code) return setSaid({ text: words.noCode, done: false });
    if (await copyText(code)) return setSaid({ text: words.copied, done: true });
    area.current?.select();
    setSaid({ text: words.notCopied, done: false });
  };

  return (
    <div className={styles.copy}>
      {code ? (
        <>
          <label className={styles.label} htmlFor={id}>
            PIX copia e cola
          </label>
          <textarea
            ref={area}
            id={id}
            className={styles.code}
            readOnly
            rows={4}
            value={code}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      ) : null}
      <Button wide onClick={() => void copy()}>
        <Icon name="copy" />
        {words.copy}
      </Button>
      <div aria-live="polite">
        {said ? (
          <p className={styles.said} data-done={said.done || undefined}>
            <Icon name={said.done ? "check" : "alert"} />
            {said.text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
