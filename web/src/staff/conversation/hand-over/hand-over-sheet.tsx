import type { Thread } from "@app/contract/conversations";
import type { Holder } from "@app/contract/staff/conversations";
import { MAX_STAFF_TEXT } from "@app/contract/staff/team";
import { type FormEvent, useId, useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import { useStaff } from "../../shell/staff-me.ts";
import type { ThreadKey } from "../data/thread-query.ts";
import { handOver } from "../data/thread-writes.ts";
import styles from "./hand-over.module.css";

const copy = conversationCopy.handOver;

export type People = Partial<Record<Holder, string>>;

type HandOverSheetProps = {
  params: ThreadKey;
  name: string;
  /** To whom it may go, with their names where they are known. */
  to: readonly Holder[];
  people: People;
  onClose: () => void;
};

/** Who answers next, and what that person has to know. The member reads to whom it went. */
export function HandOverSheet({ params, name, to, people, onClose }: HandOverSheetProps) {
  const id = useId();
  const { role } = useStaff();
  const { state, run, resetKey, fail } = useWrite();
  const [chosen, setChosen] = useState<Holder | null>(to.length === 1 ? (to[0] ?? null) : null);
  const [note, setNote] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    if (!chosen) return fail(copy.choose);
    if (note.trim() === "") {
      fail(copy.empty);
      document.getElementById(`${id}-note`)?.focus();
      return;
    }
    if (await run((key) => handOver(params, { key, to: chosen, note: note.trim() }))) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      text={copy.text(name)}
      footer={
        <TeamButton type="submit" form={id} tone="action" size="large" isOff={state.isBusy}>
          {state.isBusy ? copy.submitting : copy.submit}
        </TeamButton>
      }
    >
      <form className={styles.form} id={id} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={`${styles.options} stack gap-2`}>
          <legend className={parts.label}>{copy.to}</legend>
          {to.map((holder) => (
            <label key={holder}>
              <input
                type="radio"
                name={`${id}-to`}
                checked={chosen === holder}
                onChange={() => {
                  setChosen(holder);
                  resetKey();
                }}
              />
              <span>
                <b>{holder === role ? copy.self : copy.options[holder](people[holder] ?? null)}</b>
                <small>{copy.reads[readsOf(params.thread, holder)]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label className={parts.label} htmlFor={`${id}-note`}>
          {copy.note}
        </label>
        <textarea
          className={parts.area}
          id={`${id}-note`}
          value={note}
          maxLength={MAX_STAFF_TEXT}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => {
            setNote(target.value);
            resetKey();
          }}
        />
        <p className={state.error ? parts.error : parts.hint} id={`${id}-message`} role="status">
          {state.error ?? copy.noteHint}
        </p>
      </form>
    </Sheet>
  );
}

const readsOf = (thread: Thread, to: Holder): keyof typeof copy.reads =>
  thread === "support" ? "team" : to === "suporte" ? "support" : "profession";
