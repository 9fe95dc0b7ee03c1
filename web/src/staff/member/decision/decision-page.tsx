import type { MemberFile } from "@app/contract/staff/member-file";
import { useState } from "react";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { TeamLink } from "../parts/team-button.tsx";
import styles from "./decision.module.css";
import { DecisionScreen } from "./decision-screen.tsx";

/** What waits for a decision, or that nothing does. */
export function DecisionPage({ file, now }: { file: MemberFile; now: number }) {
  const [isSigned, setIsSigned] = useState(false);
  const { reading } = file;
  const waiting = reading?.halves.find(({ isMine }) => isMine) ?? reading?.halves[0];
  if (isSigned) return <Closing file={file} title={copy.done.title(file.name)} text={copy.done.text} />;
  if (!reading || !waiting) return <Closing file={file} title={copy.nothing.title} text={copy.nothing.text} />;
  const mayDecide = waiting.isMine && file.breakGlassUntil === null;
  return (
    <DecisionScreen
      file={file}
      reading={reading}
      half={waiting.half}
      isMine={mayDecide}
      now={now}
      onSigned={() => setIsSigned(true)}
    />
  );
}

function Closing({ file, title, text }: { file: MemberFile; title: string; text: string }) {
  return (
    <div className={styles.closing} role="status">
      <PlumbBob className={styles.closingBob} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="wrap gap-3">
        <TeamLink tone="action" size="large" to={staffPaths.queue}>
          {copy.done.queue}
        </TeamLink>
        <TeamLink size="large" to={memberPath(file.memberId)}>
          {copy.done.file}
        </TeamLink>
      </div>
    </div>
  );
}
