import type { ComponentProps, RefObject } from "react";
import { placeholderParts } from "../text/placeholder-parts.ts";
import styles from "./reply.module.css";

type ReplyFieldProps = Omit<ComponentProps<"textarea">, "ref" | "value"> & {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
};

/** Grows with its text, and marks what is still between braces: a copy of the text lies behind the field. */
export function ReplyField({ field, value, ...rest }: ReplyFieldProps) {
  return (
    <div className={styles.scroll}>
      <div className={styles.grow}>
        <div className={styles.copy} aria-hidden="true">
          {placeholderParts(value).map(({ text, isMissing, at }) =>
            isMissing ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
          {/* An empty last line has a height too. */}
          {"\u200b"}
        </div>
        <textarea ref={field} className={`${styles.field} bare`} value={value} rows={2} {...rest} />
      </div>
    </div>
  );
}

/** Selects the first of what is to be filled in, or of one name, so that typing replaces it. */
export function selectPlaceholder(field: HTMLTextAreaElement | null, name?: string): boolean {
  const part = placeholderParts(field?.value ?? "").find(
    ({ text, isMissing }) => isMissing && (name === undefined || text === `{${name}}`),
  );
  if (!field || !part) return false;
  field.focus();
  field.setSelectionRange(part.at, part.at + part.text.length);
  return true;
}
