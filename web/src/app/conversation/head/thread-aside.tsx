import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { howCopy, reviewsCopy } from "../../../content/app/conversation/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./head.module.css";
import { ThreadList } from "./thread-list.tsx";

type ThreadAsideProps = {
  open: Thread;
  /** Where nobody answers now, nothing is said of how long an answer takes. */
  isPromised: boolean;
};

/** Beside the thread on a wide screen: the threads, and how answers work. */
export const ThreadAside = ({ open, isPromised }: ThreadAsideProps) => (
  <aside className={styles.aside}>
    <ThreadList open={open} />
    {open === "team" ? (
      <>
        {isPromised ? <HowAnswered /> : null}
        <section aria-labelledby="revisoes">
          <h2 className={styles.title} id="revisoes">
            {reviewsCopy.title}
          </h2>
          <p className={`${styles.text} hint`}>{reviewsCopy.text}</p>
          <Link className={styles.link} to={appPaths.reviewReply}>
            {reviewsCopy.link}
          </Link>
        </section>
      </>
    ) : null}
  </aside>
);

const HowAnswered = () => (
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
);
