import type { MemberFile } from "@app/contract/staff/member-file";
import { type RefObject, useState } from "react";
import { memberCopy as copy } from "../../../content/staff/member.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { useStaff } from "../../shell/staff-me.ts";
import { dateOf } from "../../time/dates.ts";
import { sendCallNote, sendComment, sendReportedAnswer } from "../data/member-writes.ts";
import { TeamButton } from "../parts/team-button.tsx";
import { CallNoteForm } from "./call-note-form.tsx";
import { CommentForm } from "./comment-form.tsx";
import { ReportedAnswerForm } from "./reported-answer-form.tsx";

type WriteFormsProps = {
  file: Pick<MemberFile, "memberId" | "name" | "team">;
  now: number;
  commentField: RefObject<HTMLTextAreaElement | null>;
  isNoting: boolean;
  setIsNoting: (isNoting: boolean) => void;
};

/** What the professional adds to the file. */
export function WriteForms({ file, now, commentField, isNoting, setIsNoting }: WriteFormsProps) {
  const { memberId, name, team } = file;
  const { _id: own } = useStaff();
  const [isReporting, setIsReporting] = useState(false);
  const others = team.filter(({ staffId }) => staffId !== own).map((person) => copy.first(person.name));
  return (
    <>
      <CommentForm
        name={name}
        others={others.length > 0 ? others.join(" e ") : null}
        field={commentField}
        send={(comment) => sendComment(memberId, comment)}
      />
      <div>
        <TeamButton tone="link" onClick={() => setIsNoting(true)}>
          {copy.note.open}
        </TeamButton>
        <TeamButton tone="link" onClick={() => setIsReporting(true)}>
          {copy.reported.open}
        </TeamButton>
      </div>
      {isReporting ? (
        <TitledDialog title={copy.reported.title} onClose={() => setIsReporting(false)}>
          <ReportedAnswerForm
            name={name}
            today={dateOf(now)}
            send={(answer) => sendReportedAnswer(memberId, answer)}
            onKept={() => setIsReporting(false)}
          />
        </TitledDialog>
      ) : null}
      {isNoting ? (
        <TitledDialog title={copy.note.title} onClose={() => setIsNoting(false)}>
          <CallNoteForm name={name} send={(note) => sendCallNote(memberId, note)} onKept={() => setIsNoting(false)} />
        </TitledDialog>
      ) : null}
    </>
  );
}
