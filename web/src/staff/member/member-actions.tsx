import type { MemberFile } from "@app/contract/staff/member-file";
import { useId } from "react";
import { memberCopy } from "../../content/staff/member.ts";
import { decisionPath, planPath } from "../shell/member-paths.ts";
import { TeamButton, TeamLink } from "./parts/team-button.tsx";

const copy = memberCopy.actions;

type MemberActionsProps = {
  file: Pick<MemberFile, "memberId">;
  comment: () => void;
  /** False while the file is open in an emergency, for reading alone. */
  mayWrite: boolean;
  mayDecide: boolean;
};

/** What can be done with the member now. What has no place yet says so. */
export function MemberActions({ file, comment, mayWrite, mayDecide }: MemberActionsProps) {
  return (
    <>
      {mayWrite ? (
        <TeamButton keys={["C"]} onClick={comment}>
          {copy.comment}
        </TeamButton>
      ) : null}
      <TeamLink keys={["P"]} to={planPath(file.memberId)}>
        {copy.plan}
      </TeamLink>
      <Closed label={copy.reply} reason={copy.replyClosed} keys={["R"]} />
      {mayDecide ? (
        <TeamLink tone="action" keys={["D"]} to={decisionPath(file.memberId)}>
          {copy.decide}
        </TeamLink>
      ) : null}
    </>
  );
}

function Closed({ label, reason, keys }: { label: string; reason: string; keys: string[] }) {
  const id = useId();
  return (
    <>
      <TeamButton keys={keys} isOff title={reason} aria-describedby={id}>
        {label}
      </TeamButton>
      <span className="sr-only" id={id}>
        {reason}
      </span>
    </>
  );
}
