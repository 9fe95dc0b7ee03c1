import type { PlanEditor } from "@app/contract/staff/plans";
import { problemOf } from "../../../api.ts";
import { signatureCopy as copy } from "../../../content/staff/plan-signing.ts";
import { useConfirmFactor } from "../../identity/confirmation/use-confirm-factor.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { useStaff } from "../../shell/staff-me.ts";
import { formatHour } from "../../time/moments.ts";
import { acknowledge } from "../data/review-data.ts";
import { type Outcome, outcomeOf } from "../state/outcome.ts";
import { professionalOf } from "../state/professional-of.ts";
import type { SigningState } from "../state/signing-state.ts";
import styles from "./signature.module.css";

type AcknowledgeProps = { work: PlanWork; state: SigningState; onDone: (outcome: Outcome) => void };

/** "Ciente": the other half's signed change was read, and one's own stays as it is. With a fresh second factor. */
export function Acknowledge({ work, state, onDone }: AcknowledgeProps) {
  const { maySign } = useStaff();
  const { confirm, dialog } = useConfirmFactor();
  const { state: write, run } = useWrite();
  const { editor } = work;
  const signed = state.other.signature;

  const call = async (key: string): Promise<PlanEditor> => {
    const body = { key, revision: state.other.revision };
    try {
      return await acknowledge(editor.memberId, state.half, body);
    } catch (error) {
      if (problemOf(error) !== "staff-confirmation-needed" || !(await confirm({ again: true }))) throw error;
      return acknowledge(editor.memberId, state.half, body);
    }
  };
  const send = async () => {
    if (!(await confirm())) return;
    await run(async (key) => {
      const after = await call(key);
      work.take(after);
      onDone(outcomeOf(editor, after, state.half));
    });
  };
  return (
    <>
      {signed ? (
        <p className={styles.text}>
          {copy.acknowledgeText(state.otherHalf, professionalOf(editor, state.otherHalf), formatHour(signed.at))}
        </p>
      ) : null}
      <TeamButton
        tone="action"
        size="large"
        isOff={write.isBusy || !maySign}
        data-slot="sign"
        onClick={() => void send()}
      >
        {write.isBusy ? copy.acknowledging : copy.acknowledgeButton}
      </TeamButton>
      {maySign ? null : <p className={styles.error}>{copy.mayNotSign}</p>}
      {write.error ? (
        <p className={styles.error} role="alert">
          {copy.failed} {write.error}
        </p>
      ) : null}
      {dialog}
    </>
  );
}
