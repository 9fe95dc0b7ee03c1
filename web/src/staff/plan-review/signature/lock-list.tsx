import type { Lock } from "@app/engine/plans/locks/find-locks";
import { signatureCopy as copy } from "../../../content/staff/plan-signing.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { SignIcon } from "../../member/parts/sign-icon.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { focusSlot } from "../state/next-lock.ts";
import type { SigningState } from "../state/signing-state.ts";
import styles from "./signature.module.css";

/** More would push the button out of sight; F8 goes through all of them. */
const SHOWN = 5;

/** Why it cannot be signed: each line leads to its cell or field. */
export function LockList({ work, state }: { work: PlanWork; state: SigningState }) {
  const shown = state.locks.slice(0, SHOWN);
  const rest = state.locks.length - shown.length;
  return (
    <ul className={styles.lines}>
      {shown.map((lock) => (
        <li key={`${lock.kind} ${lock.path} ${lock.text}`} data-state="locked">
          <SignIcon />
          <LockLink lock={lock} goTo={work.goTo} />
        </li>
      ))}
      {rest > 0 ? (
        <li data-state="locked">
          <SignIcon />
          <span>{copy.more(rest)}</span>
        </li>
      ) : null}
      {state.missingReasons > 0 ? (
        <MissingLine slot="reason-chips" text={copy.missingReasons(state.missingReasons)} />
      ) : null}
      {state.mode === "unchanged" ? <MissingLine slot="kept" text={copy.missingKept} /> : null}
      {state.needsCall ? <MissingLine slot="without-call" text={copy.missingCall} /> : null}
    </ul>
  );
}

/** The sum that fails is the link; what follows the comma says which limit. */
function LockLink({ lock, goTo }: { lock: Lock; goTo: (path: string) => void }) {
  const comma = lock.text.search(/,(?!\d)/);
  const end = comma < 0 ? lock.text.length : comma;
  return (
    <button className={`${styles.link} bare`} type="button" onClick={() => goTo(lock.path)}>
      <u>{lock.text.slice(0, end)}</u>
      {lock.text.slice(end)}
    </button>
  );
}

function MissingLine({ slot, text }: { slot: Parameters<typeof focusSlot>[0]; text: string }) {
  return (
    <li data-state="missing">
      <Icon name="info" />
      <button className={`${styles.link} bare`} type="button" onClick={() => focusSlot(slot)}>
        <u>{text}</u>
      </button>
    </li>
  );
}
