import type { PlanEditor } from "@app/contract/staff/plans";
import type { ReactNode } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { Face } from "../../shell/face.tsx";
import { Link } from "../../shell/link.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { shortDate } from "../numbers.ts";
import styles from "./header.module.css";
import { VersionThread } from "./version-thread.tsx";

const copy = planCopy.header;

type PlanHeaderProps = {
  editor: PlanEditor;
  now: number;
  /** Whether what was written is saved. */
  save: ReactNode;
  onVersions: () => void;
  /** Absent: there is nothing to preview yet. */
  onPreview: (() => void) | undefined;
};

export function PlanHeader({ editor, now, save, onVersions, onPreview }: PlanHeaderProps) {
  const { memberId, name, next } = editor;
  return (
    <header className={`${styles.header} stack gap-6`}>
      <div className={`${styles.who} row`}>
        <Link className={styles.back} to={memberPath(memberId)} aria-label={planCopy.back}>
          <Icon name="arrow-left" />
        </Link>
        <Face name={name} />
        <div>
          <h1>{name}</h1>
          <p>{copy.subtitle(next.version, shortDate(next.validFrom))}</p>
        </div>
      </div>
      <VersionThread editor={editor} now={now} onOpen={onVersions} />
      <div className={`${styles.actions} row`}>
        {save}
        {onPreview ? (
          <TeamButton keys={["V"]} onClick={onPreview}>
            <Icon name="eye" /> {copy.preview(name)}
          </TeamButton>
        ) : null}
      </div>
    </header>
  );
}
