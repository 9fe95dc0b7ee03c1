import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

/** A conclusion and what it rests on. */
export type Words = { headline: string; text: string };

type ProgressSectionProps = {
  words: Words;
  /** What the drawing's marks are. */
  legend?: ReactNode;
  /** The first section has the whole width, and its words are the largest. */
  isWide?: boolean;
  /** What the member can log here. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** Words first, figures second, the drawing third. */
export function ProgressSection({ words, legend, isWide = false, actions, children }: ProgressSectionProps) {
  const id = useId();
  return (
    <section className={`${styles.section} stack gap-4`} data-wide={isWide || undefined} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{words.headline}</h2>
        <p>{words.text}</p>
        {legend ? <p className={styles.legend}>{legend}</p> : null}
        {actions ? <div className={`${styles.actions} wrap gap-3`}>{actions}</div> : null}
      </div>
      {children ? <div className={`${styles.drawing} stack gap-4`}>{children}</div> : null}
    </section>
  );
}
