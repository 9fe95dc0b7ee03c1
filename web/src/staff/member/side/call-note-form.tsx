import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import type { CallNote } from "../data/member-writes.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import { useWrite } from "../parts/use-write.ts";
import styles from "./side.module.css";

const copy = memberCopy.note;
const MAX = 2_000;

type CallNoteFormProps = { name: string; send: (note: CallNote) => Promise<void>; onKept?: () => void };

/** What was said in a call; the member can read it. */
export function CallNoteForm({ name, send, onKept }: CallNoteFormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [minutes, setMinutes] = useState("");
  const { state, run, resetKey, fail } = useWrite();
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.isBusy) return;
    if (text.trim() === "") return fail(copy.empty);
    const length = minutesOf(minutes);
    if (length === undefined) return fail(copy.badMinutes);
    if (!(await run((key) => send({ key, minutes: length, text: text.trim() })))) return;
    setText("");
    setMinutes("");
    onKept?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const change = (write: () => void) => {
    write();
    resetKey();
  };
  return (
    <form
      className={`${styles.form} stack gap-2 at-start`}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
    >
      <div>
        <label className={parts.label} htmlFor={id}>
          {copy.text}
        </label>
        <textarea
          className={parts.area}
          id={id}
          value={text}
          maxLength={MAX}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => change(() => setText(event.target.value))}
        />
      </div>
      <div>
        <label className={parts.label} htmlFor={`${id}-minutes`}>
          {copy.minutes}
        </label>
        <input
          className={styles.minutes}
          id={`${id}-minutes`}
          inputMode="numeric"
          value={minutes}
          aria-describedby={`${id}-minutes-hint`}
          onChange={(event) => change(() => setMinutes(event.target.value))}
        />
        <span className={parts.hint} id={`${id}-minutes-hint`}>
          {copy.minutesHint}
        </span>
      </div>
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

/** Null when left blank; undefined when it is no length of a call. */
function minutesOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const minutes = Number(text);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 240 ? minutes : undefined;
}
