import { HALVES, type Half } from "@app/contract/plan-document";
import { signatureCopy as copy } from "../../../content/staff/plan-signing.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { formatHour } from "../../time/moments.ts";
import { professionalOf } from "../state/professional-of.ts";
import type { SigningState } from "../state/signing-state.ts";
import styles from "./signature.module.css";

type NeedsListProps = { work: PlanWork; state: SigningState | null };

/** What is done, and what the publication needs of whom. */
export function NeedsList({ work, state }: NeedsListProps) {
  const isKept = work.mine !== null && work.notes[work.mine].kept !== null;
  return (
    <ul className={styles.lines} aria-label={copy.people}>
      {state?.mode === "ready" ? (
        <li data-state="done">
          <Icon name="check" />
          <span>{copy.clear(state.reasons, isKept)}</span>
        </li>
      ) : null}
      {HALVES.filter((half) => half !== state?.half || state.mode === "signed").map((half) => (
        <Need key={half} work={work} half={half} />
      ))}
    </ul>
  );
}

function Need({ work: { editor }, half }: { work: PlanWork; half: Half }) {
  const { signature, acknowledgement, needs } = editor.halves[half];
  if (signature) return <Done text={copy.hasSigned(half, signature.name, formatHour(signature.at))} />;
  if (acknowledgement)
    return <Done text={copy.hasAcknowledged(half, acknowledgement.name, formatHour(acknowledgement.at))} />;
  return (
    <li data-state="waiting">
      <Icon name={needs === "nothing" ? "pause" : "clock"} />
      <span>{copy.need(half, professionalOf(editor, half), needs)}</span>
    </li>
  );
}

const Done = ({ text }: { text: string }) => (
  <li data-state="done">
    <Icon name="check" />
    <span>{text}</span>
  </li>
);
