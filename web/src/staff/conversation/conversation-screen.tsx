import type { MemberFile } from "@app/contract/staff/member-file";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { problemOf } from "../../api.ts";
import { conversationCopy as copy } from "../../content/staff/conversation.ts";
import { BreakGlassBanner } from "../member/emergency/break-glass-banner.tsx";
import { FileColumn } from "../member/file/file-column.tsx";
import { MemberHeader } from "../member/file/member-header.tsx";
import { SignBadges } from "../member/file/safety-signs.tsx";
import { LoadState } from "../member/parts/load-state.tsx";
import { TeamButton, TeamLink } from "../member/parts/team-button.tsx";
import { NextTask } from "../queue/next/next-task.tsx";
import { KeyStrip } from "../shell/key-strip.tsx";
import { memberPath, planPath } from "../shell/member-paths.ts";
import { staffPaths } from "../shell/staff-paths.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { formatHour } from "../time/moments.ts";
import styles from "./conversation-screen.module.css";
import { type ThreadKey, threadQuery } from "./data/thread-query.ts";
import { peopleOf } from "./hand-over/people-of.ts";
import { ThreadPanel } from "./thread-panel.tsx";

/** A member's thread with the team: what was written, until when an answer is promised, and the answer. */
export function ConversationScreen({ file, now }: { file: MemberFile; now: number }) {
  const navigate = useNavigate();
  const params: ThreadKey = { memberId: file.memberId, thread: "team" };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(threadQuery(params));
  // When the emergency is over the thread closes, also in an open page.
  const thread = problemOf(error) === "staff-not-permitted" ? undefined : data;
  useShortcuts({
    o: () => void navigate(memberPath(file.memberId)),
    p: () => void navigate(planPath(file.memberId)),
    Escape: () => void navigate(staffPaths.queue),
  });
  return (
    <div className={`${styles.screen} column`}>
      <MemberHeader
        file={file}
        isCompact
        badges={<SignBadges signs={file.signs} />}
        actions={
          <>
            <TeamLink keys={["O"]} to={memberPath(file.memberId)}>
              {copy.actions.file}
            </TeamLink>
            <TeamLink keys={["P"]} to={planPath(file.memberId)}>
              {copy.actions.plan}
            </TeamLink>
          </>
        }
      />
      {file.breakGlassUntil ? <BreakGlassBanner until={file.breakGlassUntil} /> : null}
      <div className={styles.stale} role="status">
        {thread && error ? <p>{copy.stale(formatHour(dataUpdatedAt))}</p> : null}
      </div>
      <div className={styles.columns}>
        {thread ? (
          <ThreadPanel
            params={params}
            thread={thread}
            now={now}
            people={peopleOf(file)}
            isEmergency={file.breakGlassUntil !== null}
            renderNext={(sentAt, writeMore) => (
              <NextTask memberId={file.memberId} now={now} done={copy.next.done(file.name, formatHour(sentAt))}>
                <TeamButton tone="link" onClick={writeMore}>
                  {copy.next.more}
                </TeamButton>
              </NextTask>
            )}
          />
        ) : (
          <LoadState
            error={error}
            loading={copy.loading}
            failed={copy.failed}
            isBusy={isFetching}
            retry={() => void refetch()}
          />
        )}
        <div className={styles.side}>
          <FileColumn file={file} />
        </div>
      </div>
      <KeyStrip
        keys={[
          ...(thread?.mayWrite
            ? [
                { keys: ["R"], label: copy.keys.reply },
                { keys: ["/"], label: copy.keys.canned },
                { keys: ["Ctrl", "Enter"], label: copy.keys.send },
                { keys: ["H"], label: copy.keys.handOver },
              ]
            : []),
          { keys: ["O"], label: copy.keys.file },
          { keys: ["P"], label: copy.keys.plan },
          { keys: ["Esc"], label: copy.keys.back },
        ]}
      />
    </div>
  );
}
