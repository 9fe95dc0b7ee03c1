import type { Correspondent, MemberThread, Thread } from "@app/contract/conversations";
import type { ReactNode } from "react";
import { conversationCopy as copy } from "../../content/app/conversation/conversation.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import styles from "./conversation-frame.module.css";
import { ThreadAside } from "./head/thread-aside.tsx";
import { ThreadHead } from "./head/thread-head.tsx";

type FrameProps = { head: ReactNode; aside: ReactNode; children: ReactNode };

/** The whole height between header and navigation: who answers above, the field below, the messages scroll between. */
export const Frame = ({ head, aside, children }: FrameProps) => (
  <div className={styles.screen}>
    <div className={`${styles.column} column`}>
      {head}
      {children}
    </div>
    {aside}
  </div>
);

type ConversationFrameProps = {
  thread: Thread;
  people?: readonly Correspondent[] | undefined;
  writing?: MemberThread["writing"];
  children: ReactNode;
};

/** A thread with people. */
export const ConversationFrame = ({ thread, people, writing = "open", children }: ConversationFrameProps) => (
  <Frame
    head={<ThreadHead thread={thread} people={people} />}
    aside={<ThreadAside open={thread} isPromised={writing === "open"} />}
  >
    {children}
  </Frame>
);

/** Placeholders where the messages will stand. */
export const LoadingLog = ({ text }: { text: string }) => (
  <div className={styles.loading} role="status">
    <span className="sr-only">{text}</span>
    <Skeleton blocks={["lines"]} />
  </div>
);

export const LoadingConversation = ({ thread }: { thread: Thread }) => (
  <ConversationFrame thread={thread}>
    <LoadingLog text={copy.loading} />
  </ConversationFrame>
);
