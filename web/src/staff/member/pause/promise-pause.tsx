import type { MemberFile } from "@app/contract/staff/member-file";
import { useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { TeamButton } from "../parts/team-button.tsx";
import styles from "./pause.module.css";
import { PauseDialog } from "./pause-dialog.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";
import { standingText } from "./standing-text.ts";

const copy = memberCopy.promises.pause;

type PromisePauseProps = {
  member: Pick<MemberFile, "memberId" | "name">;
  promise: MemberFile["promises"][number];
  now: number;
  mayPause: boolean;
};

/**
 * Why a clock stands still, and the control that stops it or lets it run. One button does both, so that the focus comes
 * back to it when its dialog closes.
 */
export function PromisePause({ member: { memberId, name }, promise, now, mayPause }: PromisePauseProps) {
  const [asked, setAsked] = useState<"pause" | "resume" | null>(null);
  const [done, setDone] = useState<"paused" | "resumed" | null>(null);
  const { pause, pauseOptions, text } = promise;
  const first = memberCopy.first(name);
  const offered = !mayPause ? null : pause?.isResumable ? "resume" : pauseOptions.length > 0 ? "pause" : null;
  if (!pause && !offered && !asked && !done) return null;
  const open = (which: "pause" | "resume") => {
    setDone(null);
    setAsked(which);
  };
  const shared = { memberId, name: first, promise, now, onClose: () => setAsked(null) };
  return (
    <div className={styles.pause}>
      {pause ? <p>{standingText(pause, { name: first, now })}</p> : null}
      {offered ? (
        <TeamButton
          tone="link"
          aria-label={offered === "pause" ? copy.title(text) : copy.resume.title(text)}
          onClick={() => open(offered)}
        >
          {offered === "pause" ? copy.open : copy.resume.open}
        </TeamButton>
      ) : null}
      <span className="sr-only" role="status">
        {done ? copy.done[done] : null}
      </span>
      {asked === "pause" ? <PauseDialog {...shared} onPaused={() => setDone("paused")} /> : null}
      {asked === "resume" ? <ResumeDialog {...shared} onResumed={() => setDone("resumed")} /> : null}
    </div>
  );
}
