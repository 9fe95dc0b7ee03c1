import type { ReactNode, Ref } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import { Link } from "./link.tsx";
import styles from "./sub-page.module.css";

type SubPageProps = {
  back: { to: string; label: string };
  title: string;
  lead?: ReactNode;
  /** Above the title. */
  mark?: ReactNode;
  /** For a title that takes the focus when the page becomes another one. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A page below the account: back link, title and content. */
export function SubPage({ back, title, lead, mark, headingRef, children }: SubPageProps) {
  return (
    <div className={`${styles.page} stack gap-10`}>
      <header>
        <Link className={styles.back} to={back.to}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        {mark}
        <h1 className={styles.title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
