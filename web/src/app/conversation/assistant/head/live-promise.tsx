import { appPaths } from "../../../../app-paths.ts";
import { promiseCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Ring } from "../../../../ui/ring/ring.tsx";
import type { ThreadView } from "../../../data/conversation/join-pages.ts";
import { Link } from "../../../shell/link.tsx";
import { answerRing } from "../../model/answer-ring.ts";
import { dueWords, serviceTimeWords } from "../../model/time-words.ts";
import { nameOfHolder } from "../name-of-holder.ts";
import styles from "./head.module.css";

const DAY_MS = 86_400_000;

type LivePromiseProps = { team: ThreadView | undefined; now: number };

/** A person owes this member an answer: who, until when, and the way there. A wide screen says it in the list. */
export function LivePromise({ team, now }: LivePromiseProps) {
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
        <b>{state === "late" ? copy.late(due) : name ? copy.answersBy(name, due) : copy.teamAnswersBy(due)}</b>
        {state !== "late" && leftMs < DAY_MS ? (
          <span>{copy.left(serviceTimeWords(Math.ceil(leftMs / 60_000)))}</span>
        ) : null}
      </p>
      <Link to={appPaths.conversation}>{copy.see}</Link>
    </div>
  );
}
