import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../../../ui/core/icon.tsx";
import styles from "./blocks.module.css";

type ProposalProps = { label: string; title?: string | undefined; children: ReactNode };

/** Paper that hangs from what was said: the member decides about it. */
export const Proposal = ({ label, title, children }: ProposalProps) => (
  <section className={`${styles.proposal} paper stack gap-3`} aria-label={label}>
    {title ? <h2 className={styles.title}>{title}</h2> : null}
    {children}
  </section>
);

export const Choices = ({ children }: { children: ReactNode }) => <div className={styles.choices}>{children}</div>;

export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

export const Failure = ({ children }: { children: ReactNode }) => (
  <p className={styles.failure} role="alert">
    {children}
  </p>
);

type OutcomeProps = {
  text: string;
  /** The button that led here is gone: this takes its focus. */
  takesFocus: boolean;
  children?: ReactNode;
};

/** What came of a proposal, with the ways on and back. */
export function Outcome({ text, takesFocus, children }: OutcomeProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={`${styles.outcome} row wrap`}>
      <p ref={line} tabIndex={-1}>
        <Icon name="check" />
        <b>{text}</b>
      </p>
      {children ? <div className={`${styles.ways} wrap`}>{children}</div> : null}
    </div>
  );
}
