import type { MemberFile } from "@app/contract/staff/member-file";
import type { StaffReview } from "@app/contract/staff/reviews";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { reviewCopy as copy } from "../../content/staff/review.ts";
import { PromiseThread } from "../member/decision/promise-thread.tsx";
import { BreakGlassBanner } from "../member/emergency/break-glass-banner.tsx";
import { MemberHeader } from "../member/file/member-header.tsx";
import { SignBadges } from "../member/file/safety-signs.tsx";
import parts from "../member/parts/parts.module.css";
import { TeamLink } from "../member/parts/team-button.tsx";
import { KeyStrip } from "../shell/key-strip.tsx";
import { conversationPath, memberPath } from "../shell/member-paths.ts";
import { staffPaths } from "../shell/staff-paths.ts";
import { useSendKey } from "../shell/use-send-key.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { addDays } from "../time/dates.ts";
import { formatDateRange } from "../time/moments.ts";
import { ReviewAnswers } from "./answers/review-answers.tsx";
import { ReplyColumn } from "./reply/reply-column.tsx";
import { useReviewReply } from "./reply/use-review-reply.ts";
import styles from "./review-screen.module.css";
import { WeekDays } from "./week/week-days.tsx";

type ReviewScreenProps = { file: MemberFile; review: StaffReview; now: number };

/** A weekly review: the week as it was, what the member answered, and the reply. */
export function ReviewScreen({ file, review, now }: ReviewScreenProps) {
  const navigate = useNavigate();
  const textField = useRef<HTMLTextAreaElement>(null);
  const stepField = useRef<HTMLTextAreaElement>(null);
  const reply = useReviewReply(review);
  const send = async () => {
    const errors = await reply.send();
    if (errors.text) textField.current?.focus();
    else if (errors.nextStep) stepField.current?.focus();
  };
  useSendKey(() => void send());
  useShortcuts({
    r: () => textField.current?.focus(),
    n: () => stepField.current?.focus(),
    o: () => void navigate(memberPath(file.memberId)),
    c: () => void navigate(conversationPath(file.memberId)),
    Escape: () => void navigate(staffPaths.queue),
  });
  return (
    <div className={styles.screen}>
      <MemberHeader
        file={file}
        badges={
          <>
            <span className={parts.badge}>{copy.badge(formatDateRange(review.week, addDays(review.week, 6)))}</span>
            <SignBadges signs={file.signs} />
          </>
        }
        actions={
          <>
            <TeamLink keys={["C"]} to={conversationPath(file.memberId)}>
              {copy.actions.conversation}
            </TeamLink>
            <TeamLink keys={["O"]} to={memberPath(file.memberId)}>
              {copy.actions.file}
            </TeamLink>
          </>
        }
      />
      {file.breakGlassUntil ? <BreakGlassBanner until={file.breakGlassUntil} /> : null}
      {review.reply ? null : (
        <PromiseThread reading={{ answeredAt: review.sentAt, personBy: review.replyBy }} now={now} />
      )}
      <div className={styles.columns}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
        <div className={`${styles.main} stack gap-7`} role="region" aria-label={copy.week.region} tabIndex={0}>
          <WeekDays review={review} />
          <ReviewAnswers review={review} />
        </div>
        <ReplyColumn
          review={review}
          reply={reply}
          now={now}
          textField={textField}
          stepField={stepField}
          onSend={() => void send()}
        />
      </div>
      <KeyStrip
        keys={[
          ...(review.mayAnswer
            ? [
                { keys: ["R"], label: copy.keys.text },
                { keys: ["N"], label: copy.keys.step },
                { keys: ["Ctrl", "Enter"], label: copy.keys.send },
              ]
            : []),
          { keys: ["C"], label: copy.keys.conversation },
          { keys: ["O"], label: copy.keys.file },
          { keys: ["Esc"], label: copy.keys.back },
        ]}
      />
    </div>
  );
}
