import type { ReactNode } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import { Link } from "./link.tsx";
import styles from "./sub-page.module.css";

type SubPageProps = {
  back: { to: string; label: string };
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A page below the account: back link, title and content. */
export function SubPage({ back, title, lead, children }: SubPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Link className={styles.back} to={back.to}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
