import type { ChangeReason, ReasonCode } from "@app/contract/plan-changes";
import type { PlanEditor } from "@app/contract/staff/plans";
import { useState } from "react";
import { reasonCopy as copy } from "../../../content/staff/plan-review.ts";
import styles from "./changes.module.css";
import { ReasonForm } from "./reason-form.tsx";

/** In the order of how often they are used. */
const CODES: readonly ReasonCode[] = ["request", "diary", "trend", "review", "safety", "answer", "professional"];

type ReasonPickerProps = {
  editor: Pick<PlanEditor, "memberId" | "name" | "numbers">;
  place: string;
  /** As it was written before. */
  reason: ChangeReason | null;
  last: ChangeReason | null;
  write: (isWriting: boolean) => void;
  answer: (reason: ChangeReason) => void;
};

/** Where the reason comes from by one tap, then its sentence. */
export function ReasonPicker({ editor, place, reason, last, write, answer }: ReasonPickerProps) {
  const [code, setCode] = useState<ReasonCode | null>(reason?.code ?? null);
  const choose = (chosen: ReasonCode) => {
    setCode(chosen);
    write(true);
  };
  const cancel = () => {
    setCode(null);
    write(false);
  };
  return (
    <>
      <div className={`${styles.chips} wrap`} role="group" aria-label={copy.chips} data-slot="reason-chips">
        {CODES.map((candidate) => (
          <button
            key={candidate}
            className={styles.chip}
            type="button"
            aria-pressed={candidate === code}
            onClick={() => choose(candidate)}
          >
            {copy.codes[candidate]}
          </button>
        ))}
        {code === null ? <SameReason last={last} answer={answer} /> : null}
      </div>
      {code ? (
        <ReasonForm
          key={code}
          editor={editor}
          place={place}
          code={code}
          reason={reason?.code === code ? reason : null}
          answer={answer}
          cancel={cancel}
        />
      ) : null}
    </>
  );
}

/** One reason for several edits: the one written last. */
export const SameReason = ({ last, answer }: Pick<ReasonPickerProps, "last" | "answer">) =>
  last ? (
    <button className={styles.chip} type="button" data-same="" title={last.text} onClick={() => answer(last)}>
      {copy.same}
    </button>
  ) : null;
