import { MAX_REVIEW_TEXT } from "@app/contract/reviews";
import { useState } from "react";
import { changeCopy as copy, stepCopy } from "../../../content/app/review.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { formatDueTime } from "../../shell/format/moments.ts";
import { replyDue } from "../model/reply-due.ts";
import type { StepId } from "../model/steps.ts";
import styles from "./change-step.module.css";

/** The limit is said when it comes near. */
const NEAR = 100;

type ChangeStepProps = {
  text: string;
  onChange: (text: string) => void;
  answers: readonly { id: StepId; answer: string | null }[];
  /** The last exchange with the server failed: it goes later. */
  isOffline: boolean;
  isSaving: boolean;
  hasFailed: boolean;
  onSend: () => void;
};

/** The last knot: an optional sentence, all answers once more, and the only button. */
export function ChangeStep({ text, onChange, answers, isOffline, isSaving, hasFailed, onSend }: ChangeStepProps) {
  const left = MAX_REVIEW_TEXT - text.length;
  const [openedAt] = useState(() => new Date());
  return (
    <>
      <Textarea
        className={styles.text}
        label={<span className="sr-only">{stepCopy.change.question}</span>}
        hint={left <= NEAR ? copy.left(left) : undefined}
        rows={4}
        maxLength={MAX_REVIEW_TEXT}
        defaultValue={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <dl className={styles.answers} aria-label={copy.answers}>
        {answers.map(({ id, answer }) =>
          answer === null ? null : (
            <div key={id}>
              <dt>{stepCopy[id].name}</dt>
              <dd>{answer}</dd>
            </div>
          ),
        )}
      </dl>
      {hasFailed ? <Alert tone="error">{copy.failed}</Alert> : null}
      <div className={styles.foot}>
        <p>{isOffline ? copy.offline : copy.due(formatDueTime(replyDue(openedAt)))}</p>
        <Button fullWidth busy={isSaving} busyLabel={copy.sending} onClick={onSend}>
          {copy.send}
        </Button>
      </div>
    </>
  );
}
