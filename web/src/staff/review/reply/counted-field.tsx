import { type RefObject, useId } from "react";
import parts from "../../member/parts/parts.module.css";
import styles from "./reply-column.module.css";

type CountedFieldProps = {
  label: string;
  hint: string;
  placeholder: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  /** "1 de 2 frases", live. */
  counts: readonly { text: string; isOver: boolean }[];
  error: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** A short text with what is left of it. It may grow over its limit: a pasted text is shortened, not cut. */
export function CountedField({
  label,
  hint,
  placeholder,
  rows,
  value,
  onChange,
  counts,
  error,
  field,
}: CountedFieldProps) {
  const id = useId();
  return (
    <div className="stack">
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        className={parts.area}
        id={id}
        rows={rows}
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-message ${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={`${styles.counts} wrap soft figures`} id={`${id}-count`}>
        {counts.map(({ text, isOver }) => (
          <span key={text} data-over={isOver || undefined}>
            {text}
          </span>
        ))}
      </p>
      <p className={error ? parts.error : parts.hint} id={`${id}-message`} role={error ? "alert" : undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
