import { type ChangeReason, MAX_CHANGE_REASON, MIN_CHANGE_REASON, type ReasonCode } from "@app/contract/plan-changes";
import type { PlanEditor } from "@app/contract/staff/plans";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { reasonCopy as copy } from "../../../content/staff/plan-review.ts";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import fields from "../fields/fields.module.css";
import { hidesNumbers } from "../state/hides-numbers.ts";
import { AnswerSelect } from "./answer-select.tsx";
import styles from "./changes.module.css";

type ReasonFormProps = {
  editor: Pick<PlanEditor, "memberId" | "name" | "numbers">;
  place: string;
  code: ReasonCode;
  reason: ChangeReason | null;
  answer: (reason: ChangeReason) => void;
  cancel: () => void;
};

/** The sentence that the member reads: Enter keeps it, Escape goes back to the chips. */
export function ReasonForm({ editor, place, code, reason, answer, cancel }: ReasonFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const start = copy.starts[code];
  const [text, setText] = useState(reason?.text ?? start);
  const [question, setQuestion] = useState(reason?.question ?? null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sentence = text.trim();
    if (code === "answer" && question === null) return setError(copy.chooseQuestion);
    if (sentence.length < MIN_CHANGE_REASON || sentence === start.trim()) return setError(copy.tooShort);
    answer({ code, question: code === "answer" ? question : null, text: sentence });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    cancel();
  };
  const pick = (chosen: string, words: string) => {
    setQuestion(chosen);
    setError(null);
    if (text.trim() === start.trim()) setText(`${start}${words}`);
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      {code === "answer" ? <AnswerSelect memberId={editor.memberId} value={question} onPick={pick} /> : null}
      <input
        ref={field}
        className={fields.field}
        value={text}
        maxLength={MAX_CHANGE_REASON}
        aria-label={copy.label(copy.codes[code], place)}
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <p className={error ? parts.error : fields.hint} id={id} role={error ? "alert" : undefined}>
        {error ?? (hidesNumbers(editor) ? copy.hintHidden : copy.hint)(editor.name)}
      </p>
      <div className={`${styles.actions} row`}>
        <TeamButton type="submit" keys={["Enter"]}>
          {copy.save}
        </TeamButton>
        <TeamButton tone="link" onClick={cancel}>
          {copy.cancel}
        </TeamButton>
      </div>
    </form>
  );
}
