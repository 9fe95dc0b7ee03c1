import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { useStaff } from "../../shell/staff-me.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import styles from "./decision.module.css";
import type { Decision } from "./use-decision.ts";

type SignPanelProps = { decision: Decision; readAgain: () => void };

/** The signature, and why it was refused. */
export function SignPanel({ decision, readAgain }: SignPanelProps) {
  const { name, registration, maySign } = useStaff();
  const isClosed = !maySign || !decision.option || decision.problem?.kind === "outdated";
  return (
    <div className={styles.sign}>
      <Refusal decision={decision} readAgain={readAgain} />
      <TeamButton
        tone="action"
        size="large"
        keys={["Ctrl", "Enter"]}
        isOff={isClosed || decision.isBusy}
        onClick={() => void decision.sign()}
      >
        {decision.isBusy ? copy.signing : decision.decision ? copy.sign[decision.decision] : copy.chooseFirst}
      </TeamButton>
      <p className={maySign ? parts.hint : parts.error}>
        {maySign
          ? copy.signedAs(name, registration ? `${registration.council} ${registration.number}` : null)
          : copy.mayNotSign}
      </p>
    </div>
  );
}

function Refusal({ decision: { problem, errors }, readAgain }: SignPanelProps) {
  if (!problem) {
    const [first] = Object.values(errors);
    return first ? (
      <p className={parts.error} role="alert">
        {first}
      </p>
    ) : null;
  }
  const title = { outdated: copy.outdated.title, locked: copy.lockedNow.title, other: copy.failed }[problem.kind];
  return (
    <div className={styles.refusal} role="alert">
      <b>{title}</b>
      <p>{problem.text}</p>
      {problem.kind === "outdated" ? <TeamButton onClick={readAgain}>{copy.outdated.action}</TeamButton> : null}
    </div>
  );
}
