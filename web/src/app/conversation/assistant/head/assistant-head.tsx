import type { BasicReason } from "@app/contract/assistant";
import { useState } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { basicCopy, assistantCopy as copy, promiseCopy } from "../../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import { Ring } from "../../../../ui/ring/ring.tsx";
import type { ThreadView } from "../../../data/conversation/join-pages.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { AssistantFace } from "../../head/assistant-face.tsx";
import { ThreadTabs } from "../../head/thread-tabs.tsx";
import { answerRing } from "../../model/answer-ring.ts";
import { dueWords, serviceTimeWords } from "../../model/time-words.ts";
import { nameOfHolder } from "../name-of-holder.ts";
import styles from "./head.module.css";

type AssistantHeadProps = {
  basic: BasicReason | null;
  /** Where a person answers this member. */
  personPath: string;
  team?: ThreadView | undefined;
  now: number;
  /** A person has taken over: how it answers is of no matter now. */
  isClosed: boolean;
  /** There are messages below: on a phone they have the room, and what explains unfolds. */
  isFoldable: boolean;
};

/** That it is a machine, where a person is, and how it answers now. */
export function AssistantHead({ basic, personPath, team, now, isClosed, isFoldable }: AssistantHeadProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const reason = basic && !isClosed ? basicCopy.reasons[basic] : null;
  return (
    <header className={`${styles.head} stack gap-3`} data-folded={(isFoldable && !isUnfolded) || undefined}>
      <ThreadTabs open="assistant" />
      <div className={`${styles.who} row gap-3`} data-slot="who">
        <AssistantFace className={styles.face} />
        <div className={styles.name}>
          <h1 className={`${styles.title} row wrap`}>
            {copy.title} <span className={styles.tag}>{copy.tag}</span>
            {basic ? <span className={styles.basic}> {copy.basicTag}</span> : null}
          </h1>
          <p>
            {copy.lead} <span className={styles.aside}>{copy.leadPerson}</span>
          </p>
        </div>
        {reason && isFoldable ? (
          <button
            className={styles.fold}
            type="button"
            aria-label={copy.unfold}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Icon name="chevron-down" />
          </button>
        ) : null}
        <RouterButtonLink className={styles.person} variant="outline" to={personPath}>
          <Icon name="person" />
          {copy.person}
        </RouterButtonLink>
      </div>
      <LivePromise team={team} now={now} />
      {reason ? (
        <p className={styles.reason}>
          {reason} {basic === "consent-missing" ? <Link to={appPaths.consents}>{basicCopy.allow}</Link> : null}
        </p>
      ) : null}
    </header>
  );
}

const DAY_MS = 86_400_000;

type LivePromiseProps = { team: ThreadView | undefined; now: number };

/** A person owes this member an answer: who, until when, and the way there. A wide screen says it in the list. */
function LivePromise({ team, now }: LivePromiseProps) {
  const { waiting } = team ?? {};
  if (!team || !waiting?.dueAt) return null;
  const { left, state } = answerRing(waiting, waiting.dueAt, now);
  const due = dueWords(waiting.dueAt, now);
  const name = nameOfHolder(team);
  const leftMs = Date.parse(waiting.dueAt) - now;
  return (
    <div className={`${styles.promise} row gap-3`}>
      <Ring left={left} state={state} size="line" />
      <p>
        <b>
          {state === "late"
            ? promiseCopy.late(due)
            : name
              ? promiseCopy.answersBy(name, due)
              : promiseCopy.teamAnswersBy(due)}
        </b>
        {state !== "late" && leftMs < DAY_MS ? (
          <span>{promiseCopy.left(serviceTimeWords(Math.ceil(leftMs / 60_000)))}</span>
        ) : null}
      </p>
      <Link to={appPaths.conversation}>{promiseCopy.see}</Link>
    </div>
  );
}
