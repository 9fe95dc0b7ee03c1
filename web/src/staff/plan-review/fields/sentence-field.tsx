import { MAX_CHANGE_REASON, MIN_CHANGE_REASON } from "@app/contract/plan-changes";
import { useId, useState } from "react";
import styles from "./fields.module.css";

type SentenceFieldProps = {
  label: string;
  placeholder: string;
  /** Said once the field is left with less than a sentence. */
  tooShort: string;
  value: string | null;
  /** Null: there is no sentence. */
  onChange: (text: string | null) => void;
  /** So that the list of what is missing can lead here. */
  slot: string;
};

/** One sentence of the draft, kept as it is typed. */
export function SentenceField({ label, placeholder, tooShort, value, onChange, slot }: SentenceFieldProps) {
  const id = useId();
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(value ?? "");
  const [isLeft, setIsLeft] = useState(false);
  // Undone, or taken from the server: what is shown follows.
  if (known !== value) {
    setKnown(value);
    setText(value ?? "");
  }
  const isShort = isLeft && text !== "" && text.trim().length < MIN_CHANGE_REASON;
  const change = (typed: string) => {
    const sentence = typed.trim().length < MIN_CHANGE_REASON ? null : typed.trim();
    setText(typed);
    setKnown(sentence);
    setIsLeft(false);
    if (sentence !== value) onChange(sentence);
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.field}
        id={id}
        rows={2}
        data-slot={slot}
        value={text}
        placeholder={placeholder}
        maxLength={MAX_CHANGE_REASON}
        aria-invalid={isShort || undefined}
        aria-describedby={isShort ? `${id}-message` : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setIsLeft(true)}
      />
      {isShort ? (
        <p className={styles.error} id={`${id}-message`}>
          {tooShort}
        </p>
      ) : null}
    </div>
  );
}
