import styles from "./meter.module.css";

const BOB = { width: 18, height: 48 };
const X = 22;
const CHECK = "M-5 .3l3.1 3.1L5 -3.6";

type PlumbLineProps = {
  /** How far down it hangs, 0 to 1. */
  share: number;
  /** Where today asks it to be; null once nothing more can be done. */
  pace: number | null;
  hasArrived: boolean;
  /** Names of the dotted and the dashed line, where there is room for them. */
  labels: { pace: string | null; minimum: string } | null;
};

/** Lengths are shares of a height that the style sheet sets: a percentage, less the part of the bob that hangs below. */
const percent = (share: number): string => `${share * 100}%`;

/** One plumb line of the meter. Decorative: the words beside it say the same. */
export function PlumbLine({ share, pace, hasArrived, labels }: PlumbLineProps) {
  return (
    <svg className={`${styles.lineDrawing} fill`} aria-hidden="true" focusable="false">
      {pace === null ? null : (
        <svg y={percent(pace)} overflow="visible">
          <line className={styles.pace} x2="100%" y1={BOB.height * (1 - pace)} y2={BOB.height * (1 - pace)} />
          {labels?.pace ? (
            <text className={styles.label} data-of="pace" x="100%" y={BOB.height * (1 - pace) - 8}>
              {labels.pace}
            </text>
          ) : null}
        </svg>
      )}
      <line className={styles.thread} x1={X} x2={X} y1="0" y2={percent(share)} />
      <svg y={percent(share)} overflow="visible">
        <g transform={`translate(${X - BOB.width / 2} ${-BOB.height * share}) scale(0.75)`}>
          <path fill="var(--plumb-bob-collar, var(--on-surface))" d="M8 0h8v7H8z" />
          <path fill="var(--plumb-bob)" d="M12 64C8.5 52 1 43 1 28V7h11z" />
          <path fill="var(--plumb-bob-shade)" d="M12 64c3.5-12 11-21 11-36V7H12z" />
        </g>
      </svg>
      <svg y="100%" overflow="visible">
        {labels ? (
          <text className={styles.label} x="100%" y="17">
            {labels.minimum}
          </text>
        ) : null}
        {hasArrived ? (
          <g className={styles.arrived} transform={`translate(${X} 1)`}>
            <circle r="12" />
            <path d={CHECK} />
          </g>
        ) : null}
      </svg>
    </svg>
  );
}
