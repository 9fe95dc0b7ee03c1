import type { Half } from "@app/contract/plan-document";
import { signatureCopy as copy } from "../../../content/staff/plan-signing.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { withdraw } from "../data/review-data.ts";
import styles from "./signature.module.css";

/** Before publication a signature can be taken back, to go on editing. */
export function WithdrawSignature({ work, half }: { work: PlanWork; half: Half }) {
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
