import { type ReactNode, useEffect, useRef } from "react";
import styles from "./export.module.css";

type ExportSheetProps = {
  tone: "waiting" | "ready" | "failed";
  mark: ReactNode;
  title: string;
  /** The state changed while the page was open: move the focus to the heading. */
  focused: boolean;
  children: ReactNode;
};

/** The export's state. */
export function ExportSheet({ tone, mark, title, focused, children }: ExportSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused, title]);

  return (
    <section className={`${styles.sheet} warm-panel stack gap-4`} data-tone={tone}>
      <span className={`${styles.mark} center`} aria-hidden="true">
        {mark}
      </span>
      <div className={`${styles.body} stack gap-3`}>
        <h2 className={`${styles.title} h3-size`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
