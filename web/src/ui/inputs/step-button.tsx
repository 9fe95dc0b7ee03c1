import { IconPath } from "../core/icon.tsx";
import styles from "./step-button.module.css";
import { useHoldToRepeat } from "./use-hold-to-repeat.ts";

type StepButtonProps = { direction: -1 | 1; label: string; disabled?: boolean | undefined; onStep: () => void };

/** − or + of a number, repeating while held. Not a tab stop: the number beside it takes the arrow keys. */
export function StepButton({ direction, label, disabled = false, onStep }: StepButtonProps) {
  const handlers = useHoldToRepeat(() => {
    if (!disabled) onStep();
  });
  return (
    <button
      className={`${styles.button} center`}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...handlers}
    >
      <IconPath path={direction === 1 ? "M12 5v14M5 12h14" : "M5 12h14"} />
    </button>
  );
}
