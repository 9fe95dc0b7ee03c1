import { type IntakeView, takeBackSign } from "@app/contract/intake";
import { useState } from "react";
import { ApiError, call } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { reportedSignCopy as copy } from "../../content/app/intake/reported-signs.ts";
import { Button } from "../../ui/core/button.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { setIntake } from "../data/intake-query.ts";
import { outdateAccount } from "../data/overview-query.ts";
import { formatDueTime } from "../shell/format/moments.ts";
import { Link } from "../shell/link.tsx";
import styles from "./outcome-card.module.css";

type ReportedSignView = IntakeView["reportedSigns"][number];

/** What was said, and what it holds until who speaks with the member; null: there is nothing of it. */
export function reportedWords({
  reportedSigns: [sign],
  assessment,
}: IntakeView): { title: string; text: string } | null {
  const words = sign && copy.of(sign.row);
  if (!words) return null;
  const { title, held, reader } = words;
  const by = assessment?.personBy;
  const speaks = by && Date.parse(by) > Date.now() ? copy.speaksBy(reader, formatDueTime(by)) : "";
  return { title, text: [held, speaks, copy.since(formatDueTime(sign.at))].filter(Boolean).join(" ") };
}

/** "It was a mistake": one tap, until a professional has decided. */
export function CorrectSign({ sign: { _id, canTakeBack } }: { sign: ReportedSignView }) {
  const [isBusy, setIsBusy] = useState(false);
  if (!canTakeBack)
    return (
      <Link className={styles.link} to={appPaths.conversation}>
        {copy.askTeam}
      </Link>
    );
  async function correct() {
    setIsBusy(true);
    try {
      await setIntake(await call(takeBackSign, { params: { signId: _id } }));
      showToast({ title: copy.corrected });
      await outdateAccount();
    } catch (error) {
      showToast({ title: error instanceof ApiError ? error.message : copy.failed, tone: "destructive" });
      setIsBusy(false);
    }
  }
  return (
    <Button variant="link" busy={isBusy} onClick={() => void correct()}>
      {isBusy ? copy.correcting : copy.correct}
    </Button>
  );
}
