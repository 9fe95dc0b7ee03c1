import type { Correspondent, Thread } from "@app/contract/conversations";
import type { ReactNode } from "react";
import { conversationCopy as copy } from "../../content/app/conversation.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import styles from "./conversation-frame.module.css";
import { ThreadAside } from "./head/thread-aside.tsx";
import { ThreadHead } from "./head/thread-head.tsx";

type ConversationFrameProps = { thread: Thread; people?: readonly Correspondent[] | undefined; children: ReactNode };

/** The whole height between header and navigation: who answers above, the field below, the messages scroll between. */
export const ConversationFrame = ({ thread, people, children }: ConversationFrameProps) => (
  <div className={styles.screen}>
    <div className={styles.column}>
      <ThreadHead thread={thread} people={people} />
      {children}
    </div>
    <ThreadAside open={thread} />
  </div>
);

export const LoadingConversation = ({ thread }: { thread: Thread }) => (
  <ConversationFrame thread={thread}>
    <div className={styles.loading} role="status">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton blocks={["lines"]} />
    </div>
  </ConversationFrame>
);
