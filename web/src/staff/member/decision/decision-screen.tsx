import type { Half } from "@app/contract/plan-document";
import type { MemberFile } from "@app/contract/staff/member-file";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { memberCopy } from "../../../content/staff/member.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { useConfirmFactor } from "../../identity/confirmation/use-confirm-factor.tsx";
import { KeyStrip } from "../../shell/key-strip.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { staffPaths } from "../../shell/staff-paths.ts";
import { useSendKey } from "../../shell/use-send-key.ts";
import { useShortcuts } from "../../shell/use-shortcuts.ts";
import { optionsQuery, readAgain } from "../data/decision-data.ts";
import { sendCallNote } from "../data/member-writes.ts";
import { MemberHeader } from "../file/member-header.tsx";
import { LoadState } from "../parts/load-state.tsx";
import parts from "../parts/parts.module.css";
import { SignIcon } from "../parts/sign-icon.tsx";
import { TeamLink } from "../parts/team-button.tsx";
import { CallNoteForm } from "../side/call-note-form.tsx";
import { DecideColumn } from "./decide-column.tsx";
import styles from "./decision.module.css";
import { MemberMessage } from "./member-message.tsx";
import { PromiseThread } from "./promise-thread.tsx";
import { Calls, DecisiveAnswers } from "./reading-column.tsx";
import { useDecision } from "./use-decision.ts";
import { WhyColumn } from "./why-column.tsx";

type Reading = NonNullable<MemberFile["reading"]>;
type DecisionScreenProps = {
  file: MemberFile;
  reading: Reading;
  half: Half;
  isMine: boolean;
  now: number;
  onSigned: () => void;
};

const DECISIONS = ["keep", "limits", "release", "not-served"] as const;

/** A member whom a person reads first: why, what was answered and said, and the decision. */
export function DecisionScreen({ file, reading, half, isMine, now, onSigned }: DecisionScreenProps) {
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirmFactor();
  const options = useQuery({ ...optionsQuery(file.memberId, half), enabled: isMine });
  const decision = useDecision({ file, half, options: options.data ?? [], confirm, onSigned });
  const [isNoting, setIsNoting] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);

  useShortcuts({
    ...Object.fromEntries(DECISIONS.map((name, index) => [String(index + 1), () => decision.choose(name)])),
    m: () => reasonField.current?.focus(),
    e: () => setIsEditing(true),
    n: () => setIsNoting(true),
    o: () => void navigate(memberPath(file.memberId)),
    Escape: () => void navigate(staffPaths.queue),
  });
  useSendKey(() => void decision.sign());
  const readAllAgain = async () => {
    await readAgain(file.memberId);
    decision.forgetProblem();
  };

  return (
    <div className={styles.screen}>
      <MemberHeader
        file={file}
        withAge
        badges={
          <span className={parts.badge} data-tone="warning">
            <SignIcon />
            {copy.badge}
          </span>
        }
        actions={
          <TeamLink keys={["O"]} to={memberPath(file.memberId)}>
            {copy.file}
          </TeamLink>
        }
      />
      <PromiseThread reading={reading} now={now} />
      <div className={styles.columns}>
        <WhyColumn file={file} now={now} />
        <div className={styles.reading}>
          <DecisiveAnswers file={file} />
          <Calls file={file} now={now} note={() => setIsNoting(true)} />
          {isMine ? (
            <MemberMessage
              file={file}
              decision={decision}
              now={now}
              isEditing={isEditing}
              setIsEditing={setIsEditing}
              field={messageField}
            />
          ) : null}
        </div>
        <aside className={styles.decide} aria-label={copy.legend(half)}>
          {isMine ? null : <p>{copy.notMine(ownerOf(file, half))}</p>}
          {isMine && options.data ? (
            <DecideColumn
              file={file}
              half={half}
              options={options.data}
              decision={decision}
              reasonField={reasonField}
              readAgain={() => void readAllAgain()}
            />
          ) : null}
          {isMine && !options.data ? (
            <LoadState
              error={options.error}
              loading={copy.loadingOptions}
              failed={copy.optionsFailed}
              isBusy={options.isFetching}
              retry={() => void options.refetch()}
            />
          ) : null}
        </aside>
      </div>
      <KeyStrip
        keys={[
          ...(isMine
            ? [
                { keys: ["1", "4"], between: "a", label: copy.keys.decision },
                { keys: ["M"], label: copy.keys.reason },
                { keys: ["E"], label: copy.keys.text },
                { keys: ["Ctrl", "Enter"], label: copy.keys.sign },
              ]
            : []),
          { keys: ["N"], label: memberCopy.keys.note },
          { keys: ["O"], label: copy.keys.file },
          { keys: ["Esc"], label: memberCopy.keys.back },
        ]}
      />
      {isNoting ? (
        <TitledDialog title={memberCopy.note.title} onClose={() => setIsNoting(false)}>
          <CallNoteForm
            name={file.name}
            send={(note) => sendCallNote(file.memberId, note)}
            onKept={() => setIsNoting(false)}
          />
        </TitledDialog>
      ) : null}
      {dialog}
    </div>
  );
}

const ownerOf = ({ team }: MemberFile, half: Half): string | null =>
  team.find(({ role }) => role === (half === "diet" ? "nutri" : "treinador"))?.name ?? null;
