import type { PlanEditor } from "@app/contract/staff/plans";
import { useEffect, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router";
import { planCopy } from "../../content/staff/plan.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { ReviewColumn } from "../plan-review/review-column.tsx";
import type { DeviceDraft } from "../shell/device-drafts.ts";
import { KeyStrip } from "../shell/key-strip.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { useDeviceDraft } from "../shell/use-device-draft.ts";
import { MethodBar } from "./bar/method-bar.tsx";
import { ConfirmDialog } from "./dialogs/confirm-dialog.tsx";
import { type OpenDialog, PlanDialogs } from "./dialogs/plan-dialogs.tsx";
import { FactsColumn } from "./facts/facts-column.tsx";
import { FactsStrip } from "./facts/facts-strip.tsx";
import { PlanHeader } from "./header/plan-header.tsx";
import { SaveState } from "./header/save-state.tsx";
import { ForbiddenOffers } from "./meal/forbidden-offers.tsx";
import styles from "./plan-screen.module.css";
import { PlanTable } from "./plan-table.tsx";
import { PlanNotices } from "./states/plan-notices.tsx";
import { PlanSkeleton } from "./states/plan-skeleton.tsx";
import { usePlanKeys } from "./use-plan-keys.ts";
import { isTrainingCell } from "./week/grid-rows.ts";
import type { DraftSaver, UnsentHalf } from "./work/draft-saver.ts";
import { usePlanWork } from "./work/use-plan-work.ts";

type PlanScreenProps = { editor: PlanEditor; now: number };

/** The plan's editor, with what this device has of it that was not sent. */
export function PlanScreen(props: PlanScreenProps) {
  const { memberId, mine } = props.editor;
  const device = useDeviceDraft<UnsentHalf>(mine && `plan ${memberId} ${mine}`);
  return device === undefined ? <PlanSkeleton /> : <Editor {...props} device={device} />;
}

/** Facts with their sums, the week, what changed and why. */
function Editor({ editor, now, device }: PlanScreenProps & { device: DeviceDraft<UnsentHalf> | null }) {
  const navigate = useNavigate();
  const desk = usePlanWork(editor, { now, device });
  const { work, saver, saving, mayEdit, mayUndo, selection } = desk;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areFactsOpen, setAreFactsOpen] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const half = work.mine ? editor.halves[work.mine] : null;
  const hasPlan = work.next.diet !== null || work.next.training !== null;

  useJumps(screen, selection);
  useEffect(() => {
    if (device?.left) showToast({ title: planCopy.save.restored(device.left.unsaved) });
  }, [device]);
  usePlanKeys({
    desk,
    screen,
    onAdd: () =>
      setDialog(
        isTrainingCell(selection.cell) ? { kind: "exercise", part: null } : { kind: "food", wish: { kind: "add" } },
      ),
    onTemplates: () => setDialog({ kind: "templates" }),
    onFacts: () => setAreFactsOpen((isOpen) => !isOpen),
    onPreview: () => (hasPlan ? setDialog({ kind: "preview" }) : undefined),
    onKeys: () => setDialog({ kind: "keys" }),
    onBack: () => void navigate(memberPath(editor.memberId)),
  });
  const takeOver = () => setDialog({ kind: "take-over" });

  return (
    <div className={styles.screen} ref={screen}>
      <PlanHeader
        editor={editor}
        now={now}
        save={
          <SaveState
            saving={saving}
            half={half}
            onRetry={() => saver.retry()}
            onCompare={() => setDialog({ kind: "conflict" })}
            onTakeOver={takeOver}
          />
        }
        onVersions={() => setDialog({ kind: "versions" })}
        onPreview={hasPlan ? () => setDialog({ kind: "preview" }) : undefined}
      />
      <PlanNotices
        editor={editor}
        rebase={desk.rebase}
        now={now}
        onTakeOver={takeOver}
        onChoose={() => setDialog({ kind: "rebase" })}
        onRestart={() => setDialog({ kind: "restart" })}
      />
      <div className={styles.columns}>
        <FactsColumn editor={editor} isOpen={areFactsOpen} />
        <div className={`${styles.table} column`} data-column>
          <FactsStrip editor={editor} isOpen={areFactsOpen} onToggle={() => setAreFactsOpen(!areFactsOpen)} />
          <MethodBar
            work={work}
            mayEdit={mayEdit}
            mayUndo={mayUndo}
            onMethod={(method) => setDialog({ kind: "method", method })}
            onTemplates={() => setDialog({ kind: "templates" })}
            onProposal={() => setDialog({ kind: "proposal" })}
            onTargets={() => selection.goTo("targets")}
          />
          {mayEdit && work.mine === "diet" ? <ForbiddenOffers work={work} draft={desk.draft} /> : null}
          <PlanTable desk={desk} onDialog={setDialog} />
        </div>
        <div className={styles.review}>
          <ReviewColumn work={work} />
        </div>
      </div>
      <KeyStrip keys={planCopy.keys.strip} />
      {dialog ? <PlanDialogs dialog={dialog} desk={desk} now={now} onClose={() => setDialog(null)} /> : null}
      <LeavingDialog saver={saver} />
    </div>
  );
}

/** Another screen is asked about first while something is unsent and cannot be sent now. */
function LeavingDialog({ saver }: { saver: DraftSaver }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.isDirty && saver.current.state !== "saving" && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const { leaving } = planCopy.save;
  const { unsaved, isKept } = saver.current;
  return (
    <ConfirmDialog
      title={leaving.title}
      text={isKept ? leaving.kept(unsaved) : leaving.notKept(unsaved)}
      confirm={leaving.confirm}
      cancel={leaving.cancel}
      onConfirm={() => {
        blocker.proceed();
        return undefined;
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** After a link to a lock or a change: its cell comes into sight with the focus, or the panel of the targets. */
function useJumps(
  screen: { current: HTMLElement | null },
  { jumps, cell, part }: { jumps: number; cell: string; part: string | null },
) {
  useEffect(() => {
    if (jumps === 0) return;
    const row = part ? screen.current?.querySelector(`[data-item="${part}"]`) : null;
    const target = screen.current?.querySelector<HTMLElement>(
      cell === "targets" ? "[data-panel] input" : `[data-cell="${cell}"]`,
    );
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest" });
    row?.scrollIntoView({ block: "nearest" });
  }, [jumps, cell, part, screen]);
}
