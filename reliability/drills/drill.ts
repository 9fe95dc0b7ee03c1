import type { Figure } from "../lib/report/figure.ts";

/** An operational incident, rehearsed with real processes and timed. */
export type Drill = { name: string; what: string; run: () => Promise<Figure[]> };
