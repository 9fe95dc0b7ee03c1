import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { conversationCopy as copy, howCopy, reviewsCopy } from "../../../content/app/conversation.ts";
import { threadCopy } from "../../../content/app/conversation-threads.ts";
import { nutritionist } from "../../../content/team.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import { Face } from "./face.tsx";
import styles from "./thread-aside.module.css";
import { SupportFace } from "./thread-head.tsx";
import { pathOf, THREAD_ORDER } from "./thread-tabs.tsx";

const small = { team: copy.teamSmall, support: copy.supportSmall } as const;

/** Beside the thread on a wide screen: the threads, and how answers work. */
export const ThreadAside = ({ open }: { open: Thread }) => (
  <aside className={styles.aside}>
    <section aria-labelledby="conversas">
      <h2 className={styles.title} id="conversas">
        {copy.threads}
      </h2>
      <nav className={styles.threads} aria-labelledby="conversas">
        {THREAD_ORDER.map((thread) => (
          <Link key={thread} to={pathOf[thread]} aria-current={thread === open ? "page" : undefined}>
            {thread === "team" ? <Face name={nutritionist.name} className={styles.face} /> : <SupportFace />}
            <span>
              <b>{threadCopy[thread].title}</b>
              <small>{thread === open ? copy.openNow : small[thread]}</small>
            </span>
          </Link>
        ))}
      </nav>
    </section>
    {open === "team" ? (
      <>
        <section aria-labelledby="como-responde">
          <h2 className={styles.title} id="como-responde">
            {howCopy.title}
          </h2>
          <ul className={styles.how}>
            {howCopy.items.map(([icon, text]) => (
              <li key={icon}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="revisoes">
          <h2 className={styles.title} id="revisoes">
            {reviewsCopy.title}
          </h2>
          <p className={styles.text}>{reviewsCopy.text}</p>
          <Link className={styles.link} to={appPaths.reviewReply}>
            {reviewsCopy.link}
          </Link>
        </section>
      </>
    ) : null}
  </aside>
);
