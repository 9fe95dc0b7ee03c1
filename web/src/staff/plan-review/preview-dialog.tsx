import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { previewCopy as copy } from "../../content/staff/plan-preview.ts";
import { signatureCopy } from "../../content/staff/plan-signing.ts";
import { closeDialog, Dialog } from "../../ui/overlays/dialog.tsx";
import { LoadState } from "../member/parts/load-state.tsx";
import { TeamButton } from "../member/parts/team-button.tsx";
import type { PlanWork } from "../plan-work/plan-work.ts";
import { useStaff } from "../shell/staff-me.ts";
import { formatHour } from "../time/moments.ts";
import { previewQuery } from "./data/review-data.ts";
import styles from "./plan-review.module.css";
import { PreviewStage } from "./preview/preview-stage.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { signingState } from "./state/signing-state.ts";

type PreviewDialogProps = { work: PlanWork; onClose: () => void };

/** The saved drafts as the member would read them, with and without numbers. */
export function PreviewDialog({ work, onClose }: PreviewDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = useCallback(() => heading.current, []);
  const [opened] = useState(() => crypto.randomUUID());
  const [isSigning, setIsSigning] = useState(false);
  const { editor, save, mine, flush } = work;
  const { data, error, isFetching, refetch } = useQuery(
    previewQuery(editor.memberId, opened, mine ? flush : async () => undefined),
  );
  return (
    <Dialog className={styles.dialog} open onClose={onClose} focusFirst={focusFirst} aria-labelledby={id}>
      <div className={`${styles.screen} column`}>
        <header className={`${styles.dialogHead} row wrap`}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {copy.title(editor.name)}
          </h2>
          <p>{copy.note(editor.next.version, save.at ? formatHour(save.at) : null)}</p>
          <div className={`${styles.headActions} wrap gap-2`}>
            <TeamButton keys={["Esc"]} onClick={closeDialog}>
              {copy.back}
            </TeamButton>
            <SignFromPreview work={work} isOpen={isSigning} open={() => setIsSigning(true)} />
          </div>
        </header>
        {data ? (
          <PreviewStage editor={editor} preview={data} />
        ) : (
          <LoadState
            error={error}
            loading={copy.loading}
            failed={copy.failed}
            isBusy={isFetching}
            retry={() => void refetch()}
          />
        )}
      </div>
      {isSigning ? <SignDialog work={work} onClose={() => setIsSigning(false)} /> : null}
    </Dialog>
  );
}

type SignFromPreviewProps = { work: PlanWork; isOpen: boolean; open: () => void };

/** Closed while a lock holds, as in the editor. */
function SignFromPreview({ work, isOpen, open }: SignFromPreviewProps) {
  const { maySign } = useStaff();
  const state = signingState(work);
  const isReady = state?.mode === "ready" && maySign;
  useEffect(() => {
    if (!isReady || isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isReady, isOpen, open]);
  if (!state || state.mode === "signed" || state.mode === "acknowledged" || state.mode === "acknowledge") return null;
  return (
    <TeamButton
      tone="action"
      keys={isReady ? ["Ctrl", "Enter"] : undefined}
      isOff={!isReady}
      title={isReady ? undefined : signatureCopy.notYet}
      onClick={open}
    >
      {signatureCopy.sign(state.half)}
    </TeamButton>
  );
}
