import type { ReactNode } from "react";
import { diaryCopy as copy } from "../../../content/app/diary/diary.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { entryPath, searchPath } from "../../data/diary/entry-path.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./day.module.css";

const LENS = "M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20";

type LogFieldProps = {
  day: string;
  /** Stands before the search, the others after it. */
  before: ReactNode;
  children: ReactNode;
};

/** Leads to where a sentence is typed, and to the shorter ways. */
export function LogField({ day, before, children }: LogFieldProps) {
  return (
    <section className="stack gap-3" aria-label={copy.log}>
      <Link className={styles.field} to={entryPath(day)}>
        {copy.field}
      </Link>
      <div className={`${styles.ways} wrap`}>
        {before}
        <Link className={styles.way} to={searchPath(day)}>
          <IconPath path={LENS} />
          {copy.search}
        </Link>
        {children}
      </div>
    </section>
  );
}

type WayProps = { onClick: () => void; children: ReactNode };

export const Way = ({ onClick, children }: WayProps) => (
  <button className={styles.way} type="button" aria-haspopup="dialog" onClick={onClick}>
    {children}
  </button>
);
