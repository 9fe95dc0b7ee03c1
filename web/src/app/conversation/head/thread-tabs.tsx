import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { conversationCopy as copy, placeCopy } from "../../../content/app/conversation.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./thread-tabs.module.css";

export const pathOf: Record<Thread, string> = { team: appPaths.conversation, support: appPaths.support };
export const THREAD_ORDER = ["team", "support"] as const satisfies readonly Thread[];

/** On a phone, above the thread; a wide screen has them beside it. */
export const ThreadTabs = ({ open }: { open: Thread }) => (
  <nav className={styles.tabs} aria-label={copy.tabs}>
    {THREAD_ORDER.map((thread) => (
      <Link key={thread} className={styles.tab} to={pathOf[thread]} aria-current={thread === open ? "page" : undefined}>
        {placeCopy[thread].tab}
      </Link>
    ))}
  </nav>
);
