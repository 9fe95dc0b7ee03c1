import type { ReactNode } from "react";
import { type Key, KeyStrip } from "./key-strip.tsx";
import styles from "./staff-screen.module.css";

type StaffScreenProps = {
  title: string;
  /** Beside the title: "Helena, 11 itens, 1h34 de trabalho". */
  note?: ReactNode;
  /** At the right end of the header. */
  aside?: ReactNode;
  keys?: readonly Key[];
  children: ReactNode;
};

/** A page of the team inside the frame: its header, its content, and its keys at the foot of the window. */
export function StaffScreen({ title, note, aside, keys, children }: StaffScreenProps) {
  return (
    <>
      <header className={`${styles.header} row wrap`}>
        <h1 className={styles.title}>{title}</h1>
        {note ? <div className="dense-note">{note}</div> : null}
        {aside ? <div className={`${styles.aside} row gap-4`}>{aside}</div> : null}
      </header>
      <div className={styles.body}>{children}</div>
      {keys?.length ? <KeyStrip keys={keys} /> : null}
    </>
  );
}
