import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./preview.module.css";

type PhoneProps = {
  title: string;
  note: string;
  /** Another page begins at its top. */
  page: string;
  children: ReactNode;
};

/** A phone that hangs from the upper edge, its screen a region that scrolls. */
export function Phone({ title, note, page, children }: PhoneProps) {
  const id = useId();
  const screen = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it follows
  useEffect(() => {
    screen.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <div className={styles.hung}>
      <p className={styles.label} id={id}>
        {title}
        <small>{note}</small>
      </p>
      <div className={styles.phone}>
        <div className={`${styles.bezel} column`}>
          <div className={`${styles.status} row`} aria-hidden="true">
            <span>20:02</span>
            <i />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
          <section className={styles.page} ref={screen} aria-labelledby={id} tabIndex={0}>
            {children}
          </section>
        </div>
      </div>
    </div>
  );
}
