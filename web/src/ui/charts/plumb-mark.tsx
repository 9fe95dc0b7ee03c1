import { PlumbBob } from "../core/plumb-bob.tsx";
import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

/** The bob is 24 × 64, drawn at this size; its tip is at the middle of its lower edge. */
const SIZE = 0.75;

type PlumbMarkProps = { x: number; y: number; label: string; text?: string };

/** Hangs from the upper edge at one value, with its words beside the line: one per chart, at now. */
export function PlumbMark({ x, y, label, text }: PlumbMarkProps) {
  const scales = useScales();
  const left = scales.x(x);
  const tip = scales.y(y);
  const isRight = left > (scales.left + scales.right) / 2;
  const words = { x: isRight ? left - 10 : left + 10, textAnchor: isRight ? "end" : "start" } as const;
  return (
    <g className={styles.plumbMark} aria-hidden="true">
      <line x1={left} x2={left} y1={0} y2={tip - 60 * SIZE} />
      <g transform={`translate(${left - 12 * SIZE} ${tip - 64 * SIZE}) scale(${SIZE})`}>
        <PlumbBob className={styles.bob} />
      </g>
      <g data-slot="plumb-mark-label">
        <text className={styles.marksLabel} y={13} {...words}>
          {label}
        </text>
        {text ? (
          <text className={styles.text} y={31} {...words}>
            {text}
          </text>
        ) : null}
      </g>
    </g>
  );
}
