import type { Half } from "@app/contract/plan-document";
import { signatureCopy as copy } from "../../../content/staff/plan-signing.ts";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { useStaff } from "../../shell/staff-me.ts";
import { withdraw } from "../data/review-data.ts";
import type { Outcome } from "../state/outcome.ts";
import type { SigningState } from "../state/signing-state.ts";
import { Acknowledge } from "./acknowledge.tsx";
import { LockList } from "./lock-list.tsx";
import { NeedsList } from "./needs-list.tsx";
import styles from "./signature.module.css";

type SignaturePanelProps = {
  work: PlanWork;
  state: SigningState | null;
  onSign: () => void;
  /** After "ciente". */
  onDone: (outcome: Outcome) => void;
};

/** What the publication still needs, and the signature. */
export function SignaturePanel({ work, state, onSign, onDone }: SignaturePanelProps) {
  const isLocked = state?.mode === "locked" || state?.mode === "unchanged";
  return (
    <section className={styles.panel} aria-label={state ? titleOf(state) : copy.reading}>
      <h2 className={parts.heading}>{state ? titleOf(state) : copy.reading}</h2>
      {state ? null : <p className={styles.text}>{copy.readingText}</p>}
      {state && isLocked ? <LockList work={work} state={state} /> : null}
      <NeedsList work={work} state={state} />
      {state?.mode === "signed" ? <WithdrawSignature work={work} half={state.half} /> : null}
      {state?.mode === "acknowledge" ? <Acknowledge work={work} state={state} onDone={onDone} /> : null}
      {state && (isLocked || state.mode === "ready") ? <SignButton state={state} onSign={onSign} /> : null}
      {isLocked ? (
        <p className={styles.foot}>
          <kbd className={parts.kbd}>F8</kbd> {copy.nextLock} {copy.nobodyPasses}
        </p>
      ) : null}
    </section>
  );
}

function SignButton({ state, onSign }: { state: SigningState; onSign: () => void }) {
  const { maySign } = useStaff();
  return (
    <>
      <TeamButton
        tone="action"
        size="large"
        keys={state.mode === "ready" ? ["Ctrl", "Enter"] : undefined}
        isOff={state.mode !== "ready" || !maySign}
        data-slot="sign"
        onClick={onSign}
      >
        {copy.sign(state.half)}
      </TeamButton>
      {maySign ? null : <p className={styles.error}>{copy.mayNotSign}</p>}
    </>
  );
}

function titleOf({ mode, half }: SigningState): string {
  switch (mode) {
    case "signed":
      return copy.signed(half);
    case "acknowledged":
      return copy.acknowledged;
    case "acknowledge":
      return copy.acknowledge;
    case "unchanged":
      return copy.unchanged;
    case "ready":
      return copy.ready;
    case "locked":
      return copy.notYet;
  }
}

/** Before publication a signature can be taken back, to go on editing. */
function WithdrawSignature({ work, half }: { work: PlanWork; half: Half }) {
  const { state, run } = useWrite();
  const takeBack = () => run(async () => work.take(await withdraw(work.editor.memberId, half)));
  return (
    <>
      <p className={styles.text}>{copy.withdrawText}</p>
      <TeamButton size="large" isOff={state.isBusy} onClick={() => void takeBack()}>
        {state.isBusy ? copy.withdrawing : copy.withdraw}
      </TeamButton>
      {state.error ? (
        <p className={styles.error} role="alert">
          {copy.failed} {state.error}
        </p>
      ) : null}
    </>
  );
}
