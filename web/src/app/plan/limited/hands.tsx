import type { ReactNode } from "react";
import type { limitedPlanCopy } from "../../../content/plan.ts";

export type HandName = keyof typeof limitedPlanCopy.hands;

const [SKIN, SHADE] = ["var(--pele-2)", "var(--pele-2-sombra)"];

/** The four measures that everybody has at hand: flat drawings of 132 × 118. */
const drawings = {
  fist: (
    <>
      <path d="M44 118V86h44v32z" fill="var(--mata)" />
      <rect x="34" y="40" width="64" height="52" rx="20" fill={SKIN} />
      <path d="M66 40h12a20 20 0 0120 20v12a20 20 0 01-20 20H66z" fill={SHADE} opacity=".55" />
      <path d="M50 42v20M66 42v20M82 42v20" stroke={SHADE} strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M36 74c0-8 6-12 14-12h22c8 0 10 12 2 14l-22 4"
        fill={SKIN}
        stroke={SHADE}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  palm: (
    <>
      <path d="M46 118V96h40v22z" fill="var(--mata)" />
      <g fill={SKIN}>
        <rect x="36" y="52" width="60" height="50" rx="18" />
        <rect x="37" y="20" width="13" height="50" rx="6.5" />
        <rect x="52" y="12" width="13" height="56" rx="6.5" />
        <rect x="67" y="14" width="13" height="54" rx="6.5" />
        <rect x="82" y="24" width="13" height="46" rx="6.5" />
        <path d="M40 92C26 84 20 72 18 60c-1-8 10-9 12-2 2 6 6 10 12 12z" />
      </g>
      <rect x="40" y="58" width="52" height="36" rx="12" stroke="var(--caju)" strokeWidth="4" />
    </>
  ),
  cupped: (
    <>
      <path d="M50 118V98h34v20z" fill="var(--mata)" />
      <path
        d="M22 54c4 0 8 4 10 8 8 12 20 16 34 16s26-4 34-16c2-4 6-8 10-8 6 0 6 8 3 14-10 22-26 34-47 34S29 90 19 68c-3-6-3-14 3-14z"
        fill={SKIN}
      />
      <path d="M66 78c14 0 26-4 34-16 2-4 6-8 10-8 6 0 6 8 3 14-10 22-26 34-47 34z" fill={SHADE} opacity=".5" />
      <g fill="var(--folha)">
        <circle cx="48" cy="56" r="12" />
        <circle cx="66" cy="48" r="14" />
        <circle cx="84" cy="56" r="12" />
      </g>
      <circle cx="74" cy="58" r="8" fill="var(--mata)" />
    </>
  ),
  thumb: (
    <>
      <path d="M50 118V92h40v26z" fill="var(--mata)" />
      <rect x="40" y="54" width="58" height="46" rx="18" fill={SKIN} />
      <path d="M70 66h24M70 78h24M72 90h18" stroke={SHADE} strokeWidth="3.5" strokeLinecap="round" />
      <rect x="44" y="14" width="20" height="62" rx="10" fill={SKIN} />
      <path d="M44 40V24a10 10 0 0120 0v16z" fill="var(--manga)" />
      <path d="M54 14a10 10 0 0110 10v16H54z" fill="var(--latao)" />
    </>
  ),
} satisfies Record<HandName, ReactNode>;

export function Hand({ name }: { name: HandName }) {
  return (
    <svg viewBox="0 0 132 118" fill="none" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
