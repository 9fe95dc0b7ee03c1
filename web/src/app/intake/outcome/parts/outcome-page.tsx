import type { ReactNode } from "react";
import styles from "./outcome-page.module.css";

type OutcomePageProps = {
  /** Decorative: touches the edges on a phone, stands beside the text on a wide screen. */
  picture?: ReactNode;
  /** Above both columns. */
  lead?: ReactNode;
  /** Beside the text on a wide screen when there is no picture; on a phone below it, or above with `asideFirst`. */
  aside?: ReactNode;
  asideFirst?: boolean;
  children: ReactNode;
};

/** The frame of every outcome: one column on a phone, text and picture side by side where there is room. */
export function OutcomePage({ picture, lead, aside, asideFirst = false, children }: OutcomePageProps) {
  return (
    <div className={styles.page} data-split={picture ? "picture" : aside ? "aside" : undefined}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      {lead ? <div className={styles.lead}>{lead}</div> : null}
      {asideFirst ? <div className={styles.aside}>{aside}</div> : null}
      <div className={styles.text}>{children}</div>
      {aside && !asideFirst ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}

/** Title and first sentence. */
export function OutcomeHeader({ tag, title, children }: { tag?: string; title: string; children?: ReactNode }) {
  return (
    <header className={`${styles.header} stack gap-3`}>
      {tag ? <p className={styles.tag}>{tag}</p> : null}
      <h1>{title}</h1>
      {children ? <p className="lead">{children}</p> : null}
    </header>
  );
}

/** A part of the page under its own heading. */
export function OutcomeSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A quiet sheet that holds one message and its action. */
export function OutcomeSheet({ tone = "quiet", children }: { tone?: "quiet" | "warm"; children: ReactNode }) {
  return (
    <div className={`${styles.sheet} stack gap-3`} data-tone={tone}>
      {children}
    </div>
  );
}
