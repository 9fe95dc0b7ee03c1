import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import { Link } from "../shell/link.tsx";
import styles from "./fold.module.css";

type FoldProps = {
  title: string;
  /** What is worth knowing without opening it. */
  hint?: ReactNode;
  isOpen?: boolean;
  /** The id of its heading. */
  id?: string;
  children: ReactNode;
};

/** A part of Hoje in one line, the rest one tap away. */
export function Fold({ title, hint, isOpen = false, id, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint ? <span className={`${styles.hint} note figures`}>{hint}</span> : null}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** The same line, which leads to a screen of its own. */
export function FoldLink({ title, hint, id, to }: Pick<FoldProps, "title" | "hint" | "id"> & { to: string }) {
  return (
    <div className={styles.fold}>
      <Link className={styles.summary} to={to}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint ? <span className={`${styles.hint} note figures`}>{hint}</span> : null}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

export const isWideScreen = (): boolean => matchMedia("(min-width: 64rem)").matches;

/** In one line on a phone; a section where there is room for it. */
export function FoldOnPhone({ title, id, children }: Pick<FoldProps, "title" | "children"> & { id: string }) {
  const [isWide] = useState(isWideScreen);
  if (!isWide)
    return (
      <Fold title={title} id={id}>
        {children}
      </Fold>
    );
  return (
    <section aria-labelledby={id}>
      <h2 className="h3-size" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
