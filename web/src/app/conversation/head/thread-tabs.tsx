import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { assistantPageCopy } from "../../../content/app/assistant/page.ts";
import { conversationCopy as copy, placeCopy } from "../../../content/app/conversation/conversation.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./head.module.css";

/** With whom one talks: the assistant, or people. */
export type Place = "assistant" | Thread;

export const pathOf: Record<Place, string> = {
  assistant: appPaths.assistant,
  team: appPaths.conversation,
  support: appPaths.support,
};
const PLACES = ["assistant", "team", "support"] as const satisfies readonly Place[];

const tabOf: Record<Place, string> = {
  assistant: assistantPageCopy.title,
  team: placeCopy.team.tab,
  support: placeCopy.support.tab,
};

/** On a phone, above the thread; a wide screen has them beside it. */
export const ThreadTabs = ({ open }: { open: Place }) => (
  <nav className={styles.tabs} aria-label={copy.tabs}>
    {PLACES.map((place) => (
      <Link key={place} className={styles.tab} to={pathOf[place]} aria-current={place === open ? "page" : undefined}>
        {tabOf[place]}
      </Link>
    ))}
  </nav>
);
