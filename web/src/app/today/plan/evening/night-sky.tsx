/** The street at night, with one lamp. It goes on beyond the edges of its frame. */
export function NightSky({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 390 200" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="mato-da-noite" width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M3.5 0v7" stroke="var(--tinta)" strokeWidth="2.4" />
          </pattern>
        </defs>
        <path fill="var(--noite)" d="M-900-400h2200v600H-900z" />
        <circle cx="300" cy="70" r="42" fill="var(--areia)" />
        <path d="M300 28a42 42 0 010 84z" fill="var(--linho)" />
        <path
          d="M64 44h.1M132 26h.1M196 66h.1M24 96h.1M236 24h.1M-160 60h.1M-90 30h.1M480 46h.1M540 90h.1"
          stroke="var(--areia)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M-900 150C-700 110-560 170-420 140-300 114-200 176-80 150 0 132 60 120 130 142s150 40 210 10 190-30 300 4 300-30 660-10V200H-900z"
          fill="var(--mata)"
        />
        <path
          d="M130 142c70 22 150 40 210 10 60-30 190-30 300 4 100 30 300-30 660-10V200H90z"
          fill="url(#mato-da-noite)"
        />
        <path
          d="M-900 186C-600 160-300 200 0 182c120-8 260 10 400 0 300-20 600 20 900 0v18H-900z"
          fill="var(--mata-900)"
        />
        <path d="M88 190V44M88 52h44" stroke="var(--tinta)" strokeWidth="4" strokeLinecap="round" />
        <path d="M120 52h24l9 18h-42z" fill="var(--manga)" />
        <path d="M132 52h12l9 18h-21z" fill="var(--latao)" />
      </svg>
    </div>
  );
}
