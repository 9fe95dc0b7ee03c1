import { useRef, useState } from "react";
import { pixCopy as text } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Textarea } from "../../ui/forms/textarea.tsx";
import styles from "./copy-code.module.css";
import { copyText } from "./copy-text.ts";

/** In its font, on a phone of 360 px. */
const CHARACTERS_PER_LINE = 32;

type CopyMessage = { text: string; done: boolean };

/** The code to paste in the bank's app. A live region beside the button reports the result. */
export function CopyCode({ code }: { code: string | null }) {
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
        <Textarea
          ref={area}
          label="PIX copia e cola"
          className={styles.code}
          readOnly
          // For browsers without `field-sizing`: a code that has to be scrolled looks cut off.
          rows={Math.ceil(code.length / CHARACTERS_PER_LINE)}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <Button fullWidth onClick={() => void copy()}>
        <Icon name="copy" />
        {text.copy}
      </Button>
      <div aria-live="polite">
        {message ? (
          <Alert tone={message.done ? "success" : "error"} inLiveRegion>
            {message.text}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}
