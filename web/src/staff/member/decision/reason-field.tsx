import { type RefObject, useId, useState } from "react";
import { decisionCopy } from "../../../content/staff/decision.ts";
import { addDays, dateOf } from "../../time/dates.ts";
import parts from "../parts/parts.module.css";
import styles from "./decision.module.css";
import type { Decision } from "./use-decision.ts";

const copy = decisionCopy.reason;
/** The server refuses a later day. */
const MAX_REVIEW_DAYS = 29;

type ReasonFieldProps = { name: string; decision: Decision; field: RefObject<HTMLTextAreaElement | null> };

/** Why: what it rests on by one tap, and a sentence. */
export function ReasonField({ name, decision, field }: ReasonFieldProps) {
  const id = useId();
  const { basis, setBasis, text, setText, errors } = decision;
  const toggle = (chip: string) =>
    setBasis(
      copy.chips.filter((candidate) => (candidate === chip ? !basis.includes(chip) : basis.includes(candidate))),
    );
  return (
    <section className={styles.reason}>
      <h2 className={parts.heading}>{copy.title}</h2>
      <div className={`${styles.chips} wrap`} role="group" aria-label={copy.basis}>
        {copy.chips.map((chip) => (
          <button
            key={chip}
            className={styles.chip}
            type="button"
            aria-pressed={basis.includes(chip)}
            onClick={() => toggle(chip)}
          >
            {chip}
          </button>
        ))}
      </div>
      <label className="sr-only" htmlFor={id}>
        {copy.label}
      </label>
      <textarea
        ref={field}
        className={parts.area}
        id={id}
        value={text}
        placeholder={decision.decision === "keep" ? copy.keepHint : undefined}
        aria-invalid={errors.reason ? true : undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={errors.reason ? parts.error : parts.hint} id={`${id}-message`}>
        {errors.reason ?? copy.hint(name)}
      </p>
      {decision.decision === "keep" ? <ReviewBy decision={decision} /> : null}
    </section>
  );
}

/** Kept with a person: until when it is looked at again. */
function ReviewBy({ decision: { reviewBy, setReviewBy, errors } }: Pick<ReasonFieldProps, "decision">) {
  const id = useId();
  const [today] = useState(() => dateOf(Date.now()));
  return (
    <div>
      <label className={parts.label} htmlFor={id}>
        {decisionCopy.reviewBy.label}
      </label>
      <input
        className={styles.date}
        id={id}
        type="date"
        min={addDays(today, 1)}
        max={addDays(today, MAX_REVIEW_DAYS)}
        value={reviewBy}
        aria-invalid={errors.reviewBy ? true : undefined}
        aria-describedby={errors.reviewBy ? `${id}-message` : undefined}
        onChange={(event) => setReviewBy(event.target.value)}
      />
      {errors.reviewBy ? (
        <p className={parts.error} id={`${id}-message`}>
          {errors.reviewBy}
        </p>
      ) : null}
    </div>
  );
}
