import type { MemberFile } from "@app/contract/staff/member-file";
import { memberCopy } from "../../content/staff/member.ts";
import { conversationPath, decisionPath, planPath } from "../shell/member-paths.ts";
import { TeamButton, TeamLink } from "./parts/team-button.tsx";

const copy = memberCopy.actions;

type MemberActionsProps = {
  file: Pick<MemberFile, "memberId">;
  comment: () => void;
  /** False while the file is open in an emergency, for reading alone. */
  mayWrite: boolean;
  mayDecide: boolean;
};

/** What can be done with the member now. */
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
      <TeamLink {...(mayDecide ? {} : { tone: "action" as const })} keys={["R"]} to={conversationPath(file.memberId)}>
        {mayWrite ? copy.reply : copy.conversation}
      </TeamLink>
      {mayDecide ? (
        <TeamLink tone="action" keys={["D"]} to={decisionPath(file.memberId)}>
          {copy.decide}
        </TeamLink>
      ) : null}
    </>
  );
}
