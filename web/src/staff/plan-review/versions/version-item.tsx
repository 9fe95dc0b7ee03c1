import type { VersionEntry } from "@app/contract/staff/plans";
import type { MouseEvent } from "react";
import { versionsCopy as copy } from "../../../content/staff/plan-preview.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { formatMoment } from "../../time/moments.ts";
import { formatDate } from "../format-date.ts";
import { Comparison } from "./comparison.tsx";
import styles from "./versions.module.css";

type VersionItemProps = {
  work: PlanWork;
  entry: VersionEntry;
  isCompared: boolean;
  compare: (isCompared: boolean) => void;
  restored: (event: MouseEvent<HTMLElement>) => void;
};

export function VersionItem({ work, entry, isCompared, compare, restored }: VersionItemProps) {
  const { version, kind, validFrom, code, signers, withdrawn } = entry;
  const isInForce = work.editor.current?.version === version;
  return (
    <li className={styles.version} data-in-force={isInForce || undefined}>
      <h3>
        {copy.version(version)}
        <small>
          {[copy.kinds[kind], copy.from(formatDate(validFrom)), isInForce ? copy.inForce : null]
            .filter(Boolean)
            .join(", ")}
        </small>
      </h3>
      {signers.length === 0 ? <p className="soft">{copy.engine}</p> : null}
      {signers.map(({ name, registration, act, at, half }) => (
        <p key={half}>{copy.signer(name, registration, act, formatMoment(at))}</p>
      ))}
      {withdrawn ? <p>{copy.withdrawn(formatMoment(withdrawn.at), withdrawn.cause)}</p> : null}
      {code ? <p className="dense-note figures">{copy.code(code)}</p> : null}
      <TeamButton aria-expanded={isCompared} onClick={() => compare(!isCompared)}>
        {isCompared ? copy.hide : copy.compare(version)}
      </TeamButton>
      {isCompared ? <Comparison work={work} version={version} restored={restored} /> : null}
    </li>
  );
}
