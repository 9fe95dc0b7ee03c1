import { MAX_NEXT_STEP, MAX_REPLY_SENTENCES, MAX_REPLY_TEXT, type StaffReview } from "@app/contract/staff/reviews";
import { countSentences } from "@app/engine/team/replies/sentences";
import type { RefObject } from "react";
import { reviewCopy } from "../../../content/staff/review.ts";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useStaff } from "../../shell/staff-me.ts";
import { CountedField } from "./counted-field.tsx";
import styles from "./reply-column.module.css";
import type { ReviewReply } from "./use-review-reply.ts";

const copy = reviewCopy.reply;

type ReplyFormProps = {
  review: StaffReview;
  reply: ReviewReply;
  textField: RefObject<HTMLTextAreaElement | null>;
  stepField: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
};

/** Two sentences and one next step: what the member reads. */
export function ReplyForm({ review, reply, textField, stepField, onSend }: ReplyFormProps) {
  const { name, registration } = useStaff();
  const sentences = countSentences(reply.text);
  const left = MAX_REPLY_TEXT - reply.text.length;
  const leftOfStep = MAX_NEXT_STEP - reply.nextStep.length;
  const council = registration ? `${registration.council} ${registration.number}` : null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <h2 className={parts.heading}>{copy.title(review.name)}</h2>
      <CountedField
        field={textField}
        label={copy.text}
        hint={copy.textHint}
        placeholder={copy.textPlaceholder}
        rows={5}
        value={reply.text}
        onChange={reply.setText}
        counts={[
          { text: copy.sentences(sentences, MAX_REPLY_SENTENCES), isOver: sentences > MAX_REPLY_SENTENCES },
          { text: copy.left(left), isOver: left < 0 },
        ]}
        error={reply.errors.text}
      />
      <CountedField
        field={stepField}
        label={copy.step}
        hint={copy.stepHint}
        placeholder={copy.stepPlaceholder}
        rows={2}
        value={reply.nextStep}
        onChange={reply.setNextStep}
        counts={[{ text: copy.left(leftOfStep), isOver: leftOfStep < 0 }]}
        error={reply.errors.nextStep}
      />
      {reply.problem ? (
        <p className={parts.error} role="alert">
          {reply.problem}
        </p>
      ) : null}
      <TeamButton type="submit" tone="action" size="large" keys={["Ctrl", "Enter"]} isOff={reply.isBusy}>
        {reply.isBusy ? copy.sending : copy.send}
      </TeamButton>
      <p className={parts.hint}>{copy.signedAs(name, council)}</p>
    </form>
  );
}
