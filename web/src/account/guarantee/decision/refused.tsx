import { GUARANTEE_REVIEW_HOURS } from "@app/contract/catalogue";
import type { GuaranteeDecision } from "@app/contract/guarantee";
import { useState } from "react";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { reviewCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Button } from "../../../ui/core/button.tsx";
import { LazyDialog } from "../../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../../ui/overlays/lazy-part.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { CheckedLines } from "./checked-lines.tsx";
import styles from "./decision.module.css";
import { FreeDays } from "./free-days.tsx";
import { HowDecided } from "./how-decided.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { ReviewClock } from "./review-clock.tsx";

const disagreeDialog = lazyPart(async () => (await import("./disagree-dialog.tsx")).default);

type RefusedProps = { decision: GuaranteeDecision; hidden: boolean };

/** What was looked at, failing lines first; beside it a person's look, which is the one action of the page. */
export function Refused({ decision, hidden }: RefusedProps) {
  const { lines, reasons, review } = decision;
  const hasLines = (lines?.length ?? 0) > 0;
  return (
    <div className={styles.body}>
      <div className={`${styles.main} stack gap-4`}>
        <ReviewAnswer review={review} />
        {hasLines ? <CheckedLines lines={lines} reasons={reasons} hidden={hidden} /> : null}
        <HowDecided decision={decision} />
      </div>
      <div className={`${styles.aside} stack gap-5`}>
        {review === null ? (
          <Disagree decision={decision} />
        ) : review.outcome === null ? (
          <Waiting review={review} />
        ) : null}
        <FreeDays decision={decision} />
      </div>
    </div>
  );
}

function Disagree({ decision }: { decision: GuaranteeDecision }) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const clock = copy.clock(GUARANTEE_REVIEW_HOURS);
  return (
    <section className={`${styles.sheet} warm-panel`} aria-labelledby="discordo">
      <h2 id="discordo">{copy.title}</h2>
      <p>{copy.text(GUARANTEE_REVIEW_HOURS)}</p>
      <Button fullWidth onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <div className={styles.clock}>
        <Ring left={1} state="running" size="bead" />
        <p>
          <b>{clock.figure}</b>
          {clock.text}
        </p>
      </div>
      {isOpen ? (
        <LazyDialog part={disagreeDialog} title={copy.dialog.title} onClose={onClose}>
          {(DisagreeDialog) => <DisagreeDialog decisionId={decision._id} onClose={onClose} />}
        </LazyDialog>
      ) : null}
    </section>
  );
}

function Waiting({ review }: { review: NonNullable<GuaranteeDecision["review"]> }) {
  return (
    <section className={`${styles.sheet} warm-panel`} aria-labelledby="revisao">
      <h2 id="revisao">{copy.waiting.title}</h2>
      <p>{copy.waiting.asked(formatDateTime(review.askedAt))}</p>
      <ReviewClock review={review} />
    </section>
  );
}
