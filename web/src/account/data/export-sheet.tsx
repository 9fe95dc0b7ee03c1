import { type ReactNode, useEffect, useRef } from "react";
import styles from "./export.module.css";

type ExportSheetProps = {
  tone: "waiting" | "ready" | "failed";
  mark: ReactNode;
  title: string;
  /** It changed while somebody was looking: the reader is taken there. */
  focused: boolean;
  children: ReactNode;
};

/** How the copy stands, in one sheet. */
export function ExportSheet({ tone, mark, title, focused, children }: ExportSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused, title]);

  return (
    <section className={styles.sheet} data-tone={tone}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <div className={styles.body}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
