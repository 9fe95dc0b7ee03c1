import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../api.ts";
import { appPaths } from "../../../../app-paths.ts";
import { handoffCopy as copy, withdrawalCopy } from "../../../../content/app/assistant/assistant.ts";
import { conversationCopy } from "../../../../content/app/conversation/conversation.ts";
import { showAlert } from "../../../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../../../ui/overlays/toast.tsx";
import { Ring } from "../../../../ui/ring/ring.tsx";
import { withdrawHanded } from "../../../data/assistant/withdraw-handed.ts";
import type { ThreadView } from "../../../data/conversation/join-pages.ts";
import { Link } from "../../../shell/link.tsx";
import { Face } from "../../head/face.tsx";
import { answerRing } from "../../model/answer-ring.ts";
import { serviceTimeWords, untilWords } from "../../model/time-words.ts";
import { nameOfHolder } from "../name-of-holder.ts";
import styles from "./blocks.module.css";

const DAY_MS = 86_400_000;

type HandedOverProps = {
  state: "unsent" | "sent" | "answered" | "withdrawn";
  answerId: string;
  team: ThreadView | undefined;
  now: number;
  /** The button that led here is gone. */
  takesFocus: boolean;
};

/** A person has it now: who, until when, and the way to that conversation. */
export function HandedOver({ state, answerId, team, now, takesFocus }: HandedOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const isLeft = takesFocus || (isWithdrawing && state !== "sent");
  useEffect(() => {
    if (isLeft) heading.current?.focus({ preventScroll: true });
  }, [isLeft, state]);
  if (state === "withdrawn")
    return (
      <section className={styles.handed} data-theme="dark" aria-label={copy.sentLabel}>
        <div className={`${styles.who} row`}>
          <div>
            <h2 className={styles.overTitle} ref={heading} tabIndex={-1}>
              {copy.withdrawn}
            </h2>
            <p>{copy.withdrawnText}</p>
          </div>
        </div>
        <Link className={styles.open} to={appPaths.conversation}>
          {copy.open}
        </Link>
      </section>
    );
  const person = team?.people.find(({ role }) => role === team.holder) ?? team?.people[0];
  const name = team && nameOfHolder(team);
  const waiting = state === "sent" ? team?.waiting : null;
  return (
    <section className={styles.handed} data-theme="dark" aria-label={copy.sentLabel}>
      <div className={`${styles.who} row`}>
        {person ? <Face name={person.name} className={styles.face} /> : null}
        <div>
          <h2 className={styles.overTitle} ref={heading} tabIndex={-1}>
            {state === "answered" ? copy.answered : name ? copy.who(name) : copy.team}
          </h2>
          <p>
            {state === "unsent"
              ? copy.waiting
              : name && person
                ? `${conversationCopy.roles[person.role]}, ${copy.human}`
                : copy.sent}
          </p>
        </div>
        {waiting?.dueAt ? <DueRing waiting={waiting} dueAt={waiting.dueAt} now={now} /> : null}
      </div>
      {waiting?.dueAt ? (
        <dl className={styles.terms}>
          <div>
            <dt>{waiting.isLate ? copy.lateTerm : copy.due}</dt>
            <dd>{untilWords(waiting.dueAt, now)}</dd>
          </div>
          <div>
            <dt>{copy.late}</dt>
            <dd>{copy.credit}</dd>
          </div>
          <div>
            <dt>{copy.sees}</dt>
            <dd>{copy.seesOnly}</dd>
          </div>
          <div>
            <dt>{copy.where}</dt>
            <dd>
              <Link className={styles.open} to={appPaths.conversation}>
                {copy.open}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{copy.mind}</dt>
            <dd>
              <button
                className={styles.open}
                type="button"
                aria-disabled={isWithdrawing || undefined}
                onClick={() => (isWithdrawing ? undefined : confirmWithdrawal(answerId, setIsWithdrawing))}
              >
                {copy.withdraw}
              </button>
            </dd>
          </div>
        </dl>
      ) : (
        <Link className={styles.open} to={appPaths.conversation}>
          {copy.open}
        </Link>
      )}
    </section>
  );
}

type DueRingProps = { waiting: NonNullable<ThreadView["waiting"]>; dueAt: string; now: number };

function DueRing({ waiting, dueAt, now }: DueRingProps) {
  const { left, state } = answerRing(waiting, dueAt, now);
  const leftMs = Date.parse(dueAt) - now;
  const text = leftMs > 0 && leftMs < DAY_MS ? serviceTimeWords(Math.ceil(leftMs / 60_000)) : undefined;
  return <Ring left={left} state={state} size="alone" text={text} />;
}

/** Asks once more, then takes the question back. Where somebody has answered meanwhile, it says so. */
function confirmWithdrawal(answerId: string, setIsWithdrawing: (isWithdrawing: boolean) => void): void {
  async function withdraw() {
    setIsWithdrawing(true);
    try {
      await withdrawHanded(answerId);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.envelope.code >= 400 && error.envelope.code < 500;
      showToast({ title: isRefusal ? error.message : withdrawalCopy.failed, tone: "destructive" });
      setIsWithdrawing(false);
    }
  }
  showAlert({
    title: withdrawalCopy.title,
    text: withdrawalCopy.text,
    confirm: withdrawalCopy.keep,
    deny: withdrawalCopy.withdraw,
    onDeny: () => void withdraw(),
  });
}
