import { THREADS, threadLengths } from "./thread-lengths.ts";

const GAP = 7;
const WIDTH = (THREADS - 1) * GAP + 4;

/** The row of plumb lines that a plan's code draws. Decorative: the code beside it carries the meaning. */
export function SignatureThreads({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 52`} fill="none" aria-hidden="true" focusable="false">
      <path d={`M0 1H${WIDTH}`} stroke="currentColor" strokeWidth="2" />
      {threadLengths(code).map((length, place) => {
        const x = 2 + place * GAP;
        return (
          <g key={x}>
            <path d={`M${x} 0v${length}`} stroke="currentColor" strokeWidth="2" />
            <circle cx={x} cy={length + 1.5} r="2.4" fill="currentColor" />
          </g>
        );
      })}
    </svg>
  );
}
