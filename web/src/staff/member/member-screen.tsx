import type { MemberFile } from "@app/contract/staff/member-file";
import type { TimelineKind } from "@app/contract/staff/member-timeline";
import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { memberCopy as copy } from "../../content/staff/member.ts";
import { KeyStrip } from "../shell/key-strip.tsx";
import { conversationPath, decisionPath, planPath } from "../shell/member-paths.ts";
import { staffPaths } from "../shell/staff-paths.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { BreakGlassBanner } from "./emergency/break-glass-banner.tsx";
import { FileColumn } from "./file/file-column.tsx";
import { MemberHeader } from "./file/member-header.tsx";
import { SignBadges } from "./file/safety-signs.tsx";
import { MemberActions } from "./member-actions.tsx";
import styles from "./member-screen.module.css";
import { SideColumn } from "./side/side-column.tsx";
import { WriteForms } from "./side/write-forms.tsx";
import { MemberTimeline } from "./timeline/member-timeline.tsx";
import { isStop, moveFocus } from "./timeline/move-focus.ts";
import { TimelineFilters } from "./timeline/timeline-filters.tsx";

/** A member's file: safety and answers, the joint timeline, and where it goes. */
export function MemberScreen({ file, now }: { file: MemberFile; now: number }) {
  const navigate = useNavigate();
  const [only, setOnly] = useState<TimelineKind | null>(null);
  const [isNoting, setIsNoting] = useState(false);
  const timeline = useRef<HTMLDivElement>(null);
  const bob = useRef<HTMLDivElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const mayWrite = file.breakGlassUntil === null;
  const mayDecide = mayWrite && file.reading !== null;

  const toNow = () => {
    bob.current?.scrollIntoView({ block: "center" });
    bob.current?.focus({ preventScroll: true });
  };
  const toComment = () => {
    commentField.current?.scrollIntoView({ block: "nearest" });
    commentField.current?.focus();
  };
  /** The arrows do what J and K do, also while single keys are switched off. */
  const onArrow = (event: KeyboardEvent) => {
    if (!isStop(event.target) || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    moveFocus(timeline.current, event.key === "ArrowDown" ? 1 : -1);
  };
  useShortcuts({
    j: () => moveFocus(timeline.current, 1),
    k: () => moveFocus(timeline.current, -1),
    g: toNow,
    Enter: () => openFocused(),
    p: () => void navigate(planPath(file.memberId)),
    r: () => void navigate(conversationPath(file.memberId)),
    Escape: () => void navigate(staffPaths.queue),
    ...(mayWrite ? { c: toComment, n: () => setIsNoting(true) } : {}),
    ...(mayDecide ? { d: () => void navigate(decisionPath(file.memberId)) } : {}),
  });

  return (
    <div className={styles.screen}>
      <MemberHeader
        file={file}
        badges={<SignBadges signs={file.signs} />}
        actions={<MemberActions file={file} comment={toComment} mayWrite={mayWrite} mayDecide={mayDecide} />}
      />
      {file.breakGlassUntil ? <BreakGlassBanner until={file.breakGlassUntil} /> : null}
      <TimelineFilters only={only} onChange={setOnly} toNow={toNow} />
      <div className={styles.columns}>
        <FileColumn file={file} />
        <div className={styles.centre} ref={timeline} data-column onKeyDown={onArrow}>
          <MemberTimeline file={file} only={only} now={now} nowRef={bob} />
        </div>
        <SideColumn file={file} now={now} mayPause={mayWrite}>
          {mayWrite ? (
            <WriteForms
              file={file}
              now={now}
              commentField={commentField}
              isNoting={isNoting}
              setIsNoting={setIsNoting}
            />
          ) : null}
        </SideColumn>
      </div>
      <KeyStrip
        keys={[
          { keys: ["J", "K"], label: copy.keys.events },
          { keys: ["G"], label: copy.keys.now },
          { keys: ["P"], label: copy.keys.plan },
          { keys: ["R"], label: copy.keys.reply },
          ...(mayWrite
            ? [
                { keys: ["C"], label: copy.keys.comment },
                { keys: ["N"], label: copy.keys.note },
              ]
            : []),
          ...(mayDecide ? [{ keys: ["D"], label: copy.keys.decide }] : []),
          { keys: ["Esc"], label: copy.keys.back },
        ]}
      />
    </div>
  );
}

/** The event that has the focus, where it has a place of its own. */
const openFocused = (): void =>
  document.activeElement?.matches("[data-event]")
    ? document.activeElement.querySelector<HTMLElement>("h3 a")?.click()
    : undefined;
