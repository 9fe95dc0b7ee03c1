import type { MemberFile } from "@app/contract/staff/member-file";
import type { ReactNode } from "react";
import { memberCopy as copy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import { SuggestionEvidence } from "../parts/suggestion-evidence.tsx";
import { PromiseList } from "./promise-list.tsx";
import styles from "./side.module.css";
import { WeightPanel } from "./weight-panel.tsx";

type SideColumnProps = {
  file: MemberFile;
  now: number;
  /** Whether the reader may stop a clock. */
  mayPause: boolean;
  /** The forms, for the member's own team. */
  children?: ReactNode;
};

/** Where it goes: the weight, what the engine suggests, what is promised. */
export function SideColumn({ file, now, mayPause, children }: SideColumnProps) {
  return (
    <aside className={styles.column} aria-label={copy.side}>
      <WeightPanel weight={file.weight} />
      <section className={styles.suggestion}>
        <h2 className={parts.heading}>{copy.suggestion.title}</h2>
        {file.suggestion ? (
          <>
            <p>
              <b>{file.suggestion.title}</b> {file.suggestion.reason} {copy.suggestion.never}
            </p>
            <SuggestionEvidence evidence={file.suggestion.evidence} />
          </>
        ) : (
          <p className={parts.hint}>{copy.suggestion.none}</p>
        )}
      </section>
      <section>
        <h2 className={parts.heading}>{copy.promises.title}</h2>
        <PromiseList file={file} now={now} mayPause={mayPause} />
      </section>
      {children}
    </aside>
  );
}
