import type { HalfState } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { formatHour } from "../../time/moments.ts";
import type { SaverState } from "../work/draft-saver.ts";
import styles from "./header.module.css";

const copy = planCopy.save;

type SaveStateProps = {
  saving: SaverState;
  half: HalfState | null;
  onRetry: () => void;
  onCompare: () => void;
  onTakeOver: () => void;
};

/** Whether what was written is safe, and what to do when it is not. Always there: a live region announces changes only. */
export function SaveState(props: SaveStateProps) {
  return (
    <div className={styles.place} role="status">
      <State {...props} />
    </div>
  );
}

function State({ saving, half, onRetry, onCompare, onTakeOver }: SaveStateProps) {
  if (!half) return <span className={styles.quiet}>{copy.reading}</span>;
  switch (saving.state) {
    case "saving":
      return (
        <span className={styles.quiet}>
          <span className="spinner" aria-hidden="true" /> {copy.saving}
        </span>
      );
    case "offline":
    case "busy":
    case "refused":
      return (
        <button type="button" className={styles.alert} data-tone="warning" onClick={onRetry}>
          <Icon name="alert" /> {saving.message ?? copy[saving.state]}{" "}
          {saving.isKept ? copy.kept(saving.unsaved) : copy.notKept(saving.unsaved)} <u>{copy.retry}</u>
        </button>
      );
    case "conflict":
      return (
        <button type="button" className={styles.alert} data-tone="error" onClick={onCompare}>
          <Icon name="alert" /> <u>{copy.conflict(half.savedBy?.name ?? null)}</u>
        </button>
      );
    case "leased":
      return (
        <button type="button" className={styles.alert} data-tone="warning" onClick={onTakeOver}>
          <Icon name="lock" /> <u>{copy.leased(half.lease?.name ?? null)}</u>
        </button>
      );
    case "signed":
      return (
        <span className={styles.alert} data-tone="warning">
          <Icon name="lock" /> {copy.signed}
        </span>
      );
    default:
      return <span className={styles.quiet}>{saving.at ? copy.saved(formatHour(saving.at)) : copy.untouched}</span>;
  }
}
