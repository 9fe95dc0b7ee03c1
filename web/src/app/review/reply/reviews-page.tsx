import type { ReviewsView } from "@app/contract/reviews";
import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { replyCopy as copy, noWeekCopy, openCopy, waitingCopy } from "../../../content/app/review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { type OpenReview, weekToAnswer } from "../../data/reviews/review-stage.ts";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { formatDueDay, formatDueTime } from "../../shell/format/moments.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { formatWeek } from "../model/format-week.ts";
import { RefusedReview } from "./refused-review.tsx";
import styles from "./reply.module.css";
import { isReplied, type RepliedReview, type ReplyState, replyState } from "./reply-state.ts";
import { TeamReply } from "./team-reply.tsx";

export type ReviewsPageProps = {
  view: ReviewsView;
  device: DeviceState;
  /** What is not sent survives a closed page. */
  durable: boolean;
  now: number;
  onRetry: () => void;
  onDiscard: (week: string) => void;
};

/** What became of the newest review, the week that is open, and the replies before. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { view, device, now } = props;
  const state = replyState(view, device);
  const open = weekToAnswer(view, device, now);
  const { title, lead } = headOf(state, open, props);
  const older = view.sent.filter(isReplied).filter(({ week }) => state.at !== "replied" || week !== state.review.week);
  return (
    <SubPage back={{ to: appPaths.today, label: copy.back }} title={title} lead={lead}>
      <Newest {...props} state={state} />
      {open ? <OpenWeek open={open} isTitled={state.at !== "none"} /> : null}
      {state.at === "none" && !open ? (
        <div className={`${styles.actions} row wrap`}>
          <RouterButtonLink variant="outline" to={appPaths.today}>
            {noWeekCopy.action}
          </RouterButtonLink>
        </div>
      ) : null}
      <OlderReplies reviews={older} />
    </SubPage>
  );
}

type Head = { title: string; lead: ReactNode };

function headOf(state: ReplyState, open: OpenReview | null, { durable, now }: ReviewsPageProps): Head {
  switch (state.at) {
    case "unsent":
      return { title: waitingCopy.unsent.title, lead: waitingCopy.unsent[durable ? "kept" : "open"] };
    case "refused": {
      const { title, consent, other } = waitingCopy.refused;
      return { title, lead: state.review.refused === "consent-missing" ? consent : other };
    }
    case "confirming":
      return { title: waitingCopy.confirming.title, lead: waitingCopy.confirming.text };
    case "waiting":
      return waitingHead(state.review.replyBy, now);
    case "replied":
      return { title: copy.replyTitle, lead: copy.week(formatWeek(state.review.week)) };
    case "none":
      return open
        ? { title: openCopy.title, lead: openText(open) }
        : { title: noWeekCopy.title, lead: noWeekCopy.text };
  }
}

function waitingHead(replyBy: string | null, now: number): Head {
  if (replyBy === null) return { title: waitingCopy.noPromise.title, lead: waitingCopy.noPromise.text };
  const due = formatDueTime(replyBy);
  return { title: waitingCopy.title, lead: now > Date.parse(replyBy) ? waitingCopy.late(due) : waitingCopy.text(due) };
}

function Newest({ state, onRetry, onDiscard }: ReviewsPageProps & { state: ReplyState }) {
  if (state.at === "replied") return <TeamReply review={state.review} />;
  if (state.at === "refused")
    return <RefusedReview review={state.review} onRetry={onRetry} onDiscard={() => onDiscard(state.review.week)} />;
  if (state.at !== "waiting" || !state.review.replyBy) return null;
  return (
    <div className={styles.clock}>
      <PromiseClock from={state.review.sentAt} to={state.review.replyBy} due={waitingCopy.due} />
    </div>
  );
}

/** Under the newest review it has a title of its own. */
function OpenWeek({ open, isTitled }: { open: OpenReview; isTitled: boolean }) {
  return (
    <section className={`${styles.open} stack gap-3`} aria-label={isTitled ? undefined : openCopy.title}>
      {isTitled ? (
        <>
          <h2 className="h3-size">{openCopy.title}</h2>
          <p>{openText(open)}</p>
        </>
      ) : null}
      <RouterButtonLink to={appPaths.review}>{openCopy.action}</RouterButtonLink>
    </section>
  );
}

/** It closes at the first moment of a day: the one before is the last on which it can be answered. */
const openText = ({ week, until }: OpenReview): string =>
  openCopy.text(formatWeek(week), formatDueDay(new Date(Date.parse(until) - 1).toISOString()));

/** The newest first; each opens. */
function OlderReplies({ reviews }: { reviews: readonly RepliedReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className={`${styles.older} stack gap-3`} aria-labelledby="anteriores">
      <h2 className="h3-size" id="anteriores">
        {copy.older}
      </h2>
      <ul>
        {reviews.map(({ week, reply }) => (
          <li key={week}>
            <details className={styles.details}>
              <summary>
                <Icon name="chevron-down" className={styles.chevron} />
                {copy.week(formatWeek(week))}
              </summary>
              <blockquote>“{reply.text}”</blockquote>
              <p>
                <b>{copy.nextStep}:</b> {reply.nextStep}
              </p>
              <p className={styles.by}>
                {reply.by.name}, {copy.roles[reply.by.role].toLowerCase()}, {reply.by.registration}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
