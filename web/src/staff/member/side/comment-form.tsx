import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import { useWrite } from "../parts/use-write.ts";
import styles from "./side.module.css";

const copy = memberCopy.comment;
const MAX = 2_000;

type CommentFormProps = {
  name: string;
  /** The first names of the other professionals. */
  others: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  send: (comment: { key: string; text: string }) => Promise<void>;
};

/** Between the professionals of a member, who reads it in an export. */
export function CommentForm({ name, others, field, send }: CommentFormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const { state, run, resetKey, fail } = useWrite();
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.isBusy) return;
    if (text.trim() === "") {
      fail(copy.empty);
      field.current?.focus();
      return;
    }
    if (await run((key) => send({ key, text: text.trim() }))) setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className={`${styles.form} stack gap-2 at-start`} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={parts.heading}>{copy.title(others)}</h2>
      <label className="sr-only" htmlFor={id}>
        {copy.label}
      </label>
      <textarea
        ref={field}
        className={parts.area}
        id={id}
        value={text}
        maxLength={MAX}
        aria-invalid={state.error ? true : undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          setText(event.target.value);
          resetKey();
        }}
        onKeyDown={onKeyDown}
      />
      <p
        className={state.error ? parts.error : state.isSaved ? parts.saved : parts.hint}
        id={`${id}-message`}
        role="status"
      >
        {state.error ?? (state.isSaved ? copy.kept : copy.hint(name))}
      </p>
      <TeamButton type="submit" tone="quiet" keys={["Ctrl", "Enter"]} isOff={state.isBusy}>
        {state.isBusy ? copy.sending : copy.send}
      </TeamButton>
    </form>
  );
}
