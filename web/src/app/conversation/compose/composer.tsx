import { MAX_MESSAGE_TEXT } from "@app/contract/conversations";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { composerCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { type DraftPlace, draftOf, keepDraft } from "../../data/conversation/draft-store.ts";
import styles from "./composer.module.css";

/** The limit is said when it comes near. */
const NEAR = 200;
const PLANE = "M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4";

type ComposerProps = {
  place: DraftPlace;
  placeholder: string;
  /** Why nothing can be sent now; what is typed stays. */
  busy?: string | undefined;
  /** It was filled with an example. */
  takesFocus?: boolean;
  /** Resolves when this device has the message. */
  onSend: (text: string) => Promise<void>;
};

/** The field grows with what is written. Enter sends where there is a keyboard; on a phone it begins a line. */
export function Composer({ place, placeholder, busy, takesFocus = false, onSend }: ComposerProps) {
  const [text, setText] = useState(() => draftOf(place));
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const field = useGrowing(text);
  const id = useId();
  const left = MAX_MESSAGE_TEXT - text.length;
  const isEmpty = text.trim() === "";

  /** What is sent and may come back. */
  const sending = useRef("");
  function change(next: string) {
    setText(next);
    keepDraft(place, sending.current + next);
  }
  /** The field is free at once: what is typed meanwhile is the next message, and below this one if it comes back. */
  async function send() {
    if (isEmpty || busy || state === "saving") return;
    setState("saving");
    sending.current = `${text}\n`;
    setText("");
    try {
      await onSend(text.trim());
      setState("idle");
      settle((typed) => typed);
    } catch {
      setState("failed");
      settle((typed) => (typed === "" ? text : `${text}\n${typed}`));
    }
    field.current?.focus();
  }
  function settle(next: (typed: string) => string) {
    sending.current = "";
    change(next(field.current?.value ?? ""));
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== "Enter" || nativeEvent.isComposing) return;
    const isSending = ctrlKey || metaKey || (!shiftKey && !altKey && hasKeyboard());
    if (!isSending) return;
    event.preventDefault();
    void send();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {state === "failed" ? (
        <p className={styles.failed} role="alert">
          {copy.failed}
        </p>
      ) : null}
      <div className={styles.box}>
        <label className="sr-only" htmlFor={id}>
          {placeholder}
        </label>
        <textarea
          ref={field}
          id={id}
          className={`${styles.field} bare`}
          rows={1}
          maxLength={MAX_MESSAGE_TEXT}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the chosen example is gone
          autoFocus={takesFocus}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          className={`${styles.send} center`}
          type="submit"
          aria-label={copy.send}
          aria-disabled={isEmpty || busy ? true : undefined}
          // The focus stays in the field, and with it the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconPath path={PLANE} />
        </button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        <span className={left <= NEAR ? undefined : "sr-only"}>
          {left <= NEAR ? copy.left(left) : (busy ?? copy.keys)}
        </span>
      </p>
    </form>
  );
}

/** Where the first pointer is a mouse, a keyboard is beside it. */
const hasKeyboard = (): boolean => matchMedia("(hover: hover) and (pointer: fine)").matches;

function useGrowing(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = "auto";
    if (text !== "") element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  return field;
}
