import type { StaffReview } from "@app/contract/staff/reviews";
import type { RefObject } from "react";
import { reviewCopy as copy } from "../../../content/staff/review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import parts from "../../member/parts/parts.module.css";
import { NextTask } from "../../queue/next/next-task.tsx";
import { formatWeekday } from "../../time/moments.ts";
import styles from "./reply-column.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { SentReply } from "./sent-reply.tsx";
import type { ReviewReply } from "./use-review-reply.ts";

type ReplyColumnProps = {
  review: StaffReview;
  reply: ReviewReply;
  now: number;
  textField: RefObject<HTMLTextAreaElement | null>;
  stepField: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
};

/** What was agreed last time, then the reply: to be written, or as it was sent. */
export function ReplyColumn({ review, reply, now, ...form }: ReplyColumnProps) {
  const { memberId, name, lastReply } = review;
  return (
    <aside className={styles.column} aria-label={copy.reply.title(name)}>
      <section className={styles.last}>
        <h2 className={parts.heading}>{copy.last.title}</h2>
        {lastReply ? (
          <>
            <p className={styles.lastStep}>{lastReply.nextStep}</p>
            <p className={parts.hint}>
              {copy.last.by(lastReply.by.name, formatWeekday(lastReply.at, now))}. {copy.last.follow}
            </p>
          </>
        ) : (
          <p className={parts.hint}>{copy.last.none}</p>
        )}
      </section>
      {reply.state === "sent" ? <NextTask memberId={memberId} now={now} done={copy.sent.done(name)} /> : null}
      {reply.state === "outrun" ? <Outrun review={review} reply={reply} /> : null}
      {review.reply ? <SentReply reply={review.reply} now={now} /> : null}
      {review.mayAnswer && !review.reply ? <ReplyForm review={review} reply={reply} {...form} /> : null}
      {review.mayAnswer || review.reply ? null : (
        <p className={`${styles.readOnly} row gap-2`}>
          <Icon name="lock" />
          {copy.reply.readOnly}
        </p>
      )}
    </aside>
  );
}

/** A colleague was faster: nothing of one's own was stored, and nothing of it is lost. */
function Outrun({ review, reply }: Pick<ReplyColumnProps, "review" | "reply">) {
  return (
    <div className={styles.outrun} role="alert">
      <p>
        <b>{copy.sent.faster(review.reply?.by.name ?? "")}</b>
      </p>
      <p>{copy.sent.yours}:</p>
      <blockquote>
        {reply.text} {reply.nextStep}
      </blockquote>
    </div>
  );
}
