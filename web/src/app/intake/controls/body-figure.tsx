import { bodyCopy as copy } from "../../../content/app/intake/intake.ts";
import back from "../../../ui/pictures/corpo-costas.svg";
import front from "../../../ui/pictures/corpo-frente.svg";
import type { MarkedRegion, Side } from "../model/regions.ts";
import styles from "./controls.module.css";

type Knot = { region: string; x: number; y: number; side?: Side };

/** The person's own sides: seen from the front, the right one is at the viewer's left. */
const pair = (region: string, x: number, y: number): Knot[] => [
  { region, x, y, side: "direito" },
  { region, x: 200 - x, y, side: "esquerdo" },
];
const limbs = [
  ...pair("ombro", 57, 97),
  ...pair("punho", 33, 206),
  ...pair("quadril", 76, 218),
  ...pair("joelho", 79, 302),
  ...pair("tornozelo", 78, 376),
];
const mirrored = limbs.map((knot) => ({ ...knot, x: 200 - knot.x }));
const KNOTS: Readonly<Record<View, readonly Knot[]>> = {
  front: limbs,
  back: [...mirrored, { region: "lombar", x: 100, y: 176 }],
};

export type View = "front" | "back";

const PICTURES: Readonly<Record<View, string>> = { front, back };

type BodyFigureProps = {
  view: View;
  value: readonly MarkedRegion[];
  onToggle: (region: string, side: Side | undefined) => void;
};

/** The same places as the list beside it, for a finger or a mouse. The list is the form control. */
export function BodyFigure({ view, value, onToggle }: BodyFigureProps) {
  const isMarked = ({ region, side }: Knot) =>
    value.some((one) => one.region === region && (one.side === undefined || one.side === side));
  return (
    <svg className={styles.figure} data-view={view} viewBox="0 0 200 420" fill="none" aria-hidden="true">
      {/* The thread falls from above the figure. */}
      <image href={PICTURES[view]} y={-40} width={200} height={460} />
      {KNOTS[view].map((knot) => (
        <g
          key={`${knot.region}-${knot.side}`}
          className={styles.knot}
          data-knot={`${knot.region}-${knot.side ?? ""}`}
          transform={`translate(${knot.x} ${knot.y})`}
          onPointerUp={() => onToggle(knot.region, knot.side)}
        >
          <circle r={22} fill="transparent" />
          {isMarked(knot) ? (
            <>
              <circle r={15} fill="var(--plumb-bob)" />
              <path d="M0-15a15 15 0 010 30z" fill="var(--plumb-bob-shade)" />
              <circle r={15} stroke="var(--on-surface)" strokeWidth={2.5} />
            </>
          ) : (
            <circle r={7.5} fill="var(--bg-page)" stroke="var(--on-surface)" strokeWidth={2.5} />
          )}
        </g>
      ))}
      <g className={styles.sides} textAnchor="middle">
        <text x={view === "front" ? 30 : 170} y={252}>
          {copy.right}
        </text>
        <text x={view === "front" ? 170 : 30} y={252}>
          {copy.left}
        </text>
      </g>
    </svg>
  );
}
