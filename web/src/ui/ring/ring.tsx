import { Icon, IconPath } from "../core/icon.tsx";
import styles from "./ring.module.css";

export type RingState = "running" | "short" | "late" | "kept" | "paused";

type RingProps = {
  /** The share of the promised time that is left, 0 to 1. */
  left: number;
  state: RingState;
  /** A bead on a thread, inside a line, or alone with its text. */
  size: "bead" | "line" | "alone";
  /** Inside the ring, as "4h12". */
  text?: string | undefined;
  /** What the ring says, where no text stands beside it. With text it is hidden from readers. */
  label?: string | undefined;
};

const WARNING = "M12 4l9.5 16h-19zM12 10v4.5M12 17.3v.2";
const WHOLE = 100;

/** A promise: how much of its time is left. Sign and position say the same as the colour. */
export function Ring({ left, state, size, text, label }: RingProps) {
  const isFull = state === "late" || state === "kept";
  const arc = Math.round(Math.min(1, Math.max(0, left)) * WHOLE);
  return (
    <span
      className={styles.ring}
      data-slot="ring"
      data-state={state}
      data-size={size}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 40 40" focusable="false" aria-hidden="true">
        <circle className={styles.base} cx="20" cy="20" r="16" />
        {isFull || state === "paused" ? (
          <circle className={styles.full} cx="20" cy="20" r="16" />
        ) : (
          <circle
            className={styles.arc}
            cx="20"
            cy="20"
            r="16"
            pathLength={WHOLE}
            strokeDasharray={`${arc} ${WHOLE}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      <RingSign state={state} text={text} />
    </span>
  );
}

function RingSign({ state, text }: Pick<RingProps, "state" | "text">) {
  if (state === "late") return <IconPath className={styles.sign} path={WARNING} />;
  if (state === "kept") return <Icon className={styles.sign} name="check" />;
  if (state === "paused") return <Icon className={styles.sign} name="pause" />;
  return text ? <span className={styles.text}>{text}</span> : null;
}
