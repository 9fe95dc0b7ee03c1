import type { RegionPain } from "@app/engine/intake/answers";
import { bodyCopy as copy } from "../../../content/intake.ts";
import styles from "./body-map.module.css";
import type { Side } from "./regions.ts";

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

type BodyFigureProps = {
  view: View;
  value: readonly RegionPain[];
  onToggle: (region: string, side: Side | undefined) => void;
};

/** The same places as the list beside it, for a finger or a mouse. The list is the form control. */
export function BodyFigure({ view, value, onToggle }: BodyFigureProps) {
  const isMarked = ({ region, side }: Knot) =>
    value.some((one) => one.region === region && (one.side === undefined || one.side === side));
  return (
    <svg className={styles.figure} data-view={view} viewBox="0 0 200 420" fill="none" aria-hidden="true">
      <Body view={view} />
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
              <circle r={15} fill="var(--manga)" />
              <path d="M0-15a15 15 0 010 30z" fill="var(--latao)" />
              <circle r={15} stroke="var(--tinta)" strokeWidth={2.5} />
            </>
          ) : (
            <circle r={7.5} fill="var(--areia)" stroke="var(--tinta)" strokeWidth={2.5} />
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

function Body({ view }: { view: View }) {
  return (
    <>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M56 98L42 152L34 206" stroke="var(--barro)" strokeWidth={21} />
        <path d="M144 98L158 152L166 206" stroke="var(--pele-1)" strokeWidth={21} />
        <path d="M78 222V302L78 382" stroke="var(--barro)" strokeWidth={29} />
        <path d="M122 222V302L122 382" stroke="var(--pele-1)" strokeWidth={29} />
        <path d="M76 392h-6" stroke="var(--barro)" strokeWidth={18} />
        <path d="M124 392h6" stroke="var(--pele-1)" strokeWidth={18} />
      </g>
      <path d="M90 56h20v30H90z" fill="var(--barro)" />
      <path d="M100 56h10v30h-10z" fill="var(--pele-1)" />
      <path d="M76 80h24v152H62l4-62-12-40-8-6c-2-24 8-40 30-44z" fill="var(--mata)" />
      <path d="M124 80h-24v152h38l-4-62 12-40 8-6c2-24-8-40-30-44z" fill="var(--mata-900)" />
      <path d="M62 200h38v74H62q-3-40 0-74z" fill="var(--tinta)" />
      <path className={styles.shade} d="M138 200h-38v74h38q3-40 0-74z" />
      <path d="M98 236h4v40h-4z" fill="var(--areia)" />
      <circle cx={100} cy={40} r={26} fill="var(--barro)" />
      <path d="M100 14a26 26 0 010 52z" fill="var(--pele-1)" />
      {view === "front" ? (
        <path d="M73 42c0-22 12-31 27-31s27 9 27 31c-6-14-14-17-27-17s-21 3-27 17z" fill="var(--tinta)" />
      ) : (
        <circle cx={100} cy={38} r={27} fill="var(--tinta)" />
      )}
      <circle cx={100} cy={view === "front" ? 9 : 12} r={11} fill="var(--tinta)" />
      <path d="M100-40V348" stroke="var(--menta)" strokeWidth={2.5} />
      <g transform="translate(90.63 346) scale(0.7813)">
        <path fill="var(--tinta)" d="M8 0h8v7H8z" />
        <path fill="var(--manga)" d="M12 64C8.5 52 1 43 1 28V7h11z" />
        <path fill="var(--latao)" d="M12 64c3.5-12 11-21 11-36V7H12z" />
      </g>
    </>
  );
}
