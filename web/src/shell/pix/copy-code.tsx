import { useId, useRef, useState } from "react";
import { pixCopy as text } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import styles from "./copy-code.module.css";
import { copyText } from "./copy-text.ts";

type CopyMessage = { text: string; done: boolean };

/** The code to paste in the bank's app. A live region beside the button reports the result. */
export function CopyCode({ code }: { code: string | null }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState<CopyMessage | null>(null);

  const copy = async () => {
    if (!code) return setMessage({ text: text.noCode, done: false });
    if (await copyText(code)) return setMessage({ text: text.copied, done: true });
    area.current?.select();
    setMessage({ text: text.notCopied, done: false });
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
      <Button fullWidth onClick={() => void copy()}>
        <Icon name="copy" />
        {text.copy}
      </Button>
      <div aria-live="polite">
        {message ? (
          <p className={styles.message} data-done={message.done || undefined}>
            <Icon name={message.done ? "check" : "alert"} />
            {message.text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
