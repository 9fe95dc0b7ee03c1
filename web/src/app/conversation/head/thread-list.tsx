import type { MemberThread, Thread } from "@app/contract/conversations";
import { conversationCopy as copy, listCopy } from "../../../content/app/conversation/conversation.ts";
import { threadCopy } from "../../../content/app/conversation/threads.ts";
import { nutritionist } from "../../../content/team.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import { Link } from "../../shell/link.tsx";
import { answerRing } from "../model/answer-ring.ts";
import { dueWords } from "../model/time-words.ts";
import { AssistantFace } from "./assistant-face.tsx";
import { Face } from "./face.tsx";
import styles from "./head.module.css";
import { SupportFace } from "./thread-head.tsx";
import { type Place, pathOf } from "./thread-tabs.tsx";

const small = { team: copy.teamSmall, support: copy.supportSmall } as const;

type ThreadListProps = {
  open: Place;
  /** A promise that runs in the thread with the team, and when that was looked at. */
  promise?: { waiting: MemberThread["waiting"]; now: number } | undefined;
};

/** The conversations, each with who answers there. */
export const ThreadList = ({ open, promise }: ThreadListProps) => (
  <section aria-labelledby="conversas">
    <h2 className={styles.title} id="conversas">
      {copy.threads}
    </h2>
    <nav className={styles.threads} aria-labelledby="conversas">
      <Link to={pathOf.assistant} aria-current={open === "assistant" ? "page" : undefined}>
        <AssistantFace className={styles.listFace} />
        <span>
          <b>{listCopy.assistant}</b>
          <small>{listCopy.assistantSmall}</small>
        </span>
        <span className={styles.tag}>{listCopy.tag}</span>
      </Link>
      <ThreadLink thread="team" open={open} promise={promise} />
      <ThreadLink thread="support" open={open} />
    </nav>
  </section>
);

function ThreadLink({ thread, open, promise }: { thread: Thread } & ThreadListProps) {
  const dueAt = promise?.waiting?.dueAt;
  const ring = promise?.waiting && dueAt ? answerRing(promise.waiting, dueAt, promise.now) : null;
  const said = thread === open ? copy.openNow : small[thread];
  return (
    <Link to={pathOf[thread]} aria-current={thread === open ? "page" : undefined}>
      {thread === "team" ? <Face name={nutritionist.name} className={styles.listFace} /> : <SupportFace />}
      <span>
        <b>{threadCopy[thread].title}</b>
        <small>
          {ring && dueAt && promise ? listCopy.due(dueWords(dueAt, promise.now), ring.state === "late") : said}
        </small>
      </span>
      {ring ? <Ring left={ring.left} state={ring.state} size="bead" /> : null}
    </Link>
  );
}
