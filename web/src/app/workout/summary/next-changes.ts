import type { NextTarget } from "@app/contract/workouts";

/** Codes that say "as last time" or "go on": nothing to tell about the next session. */
const QUIET = /\.keep$|\.once$|^unknown$|^first\.|^limited$/;

/** What changes in this session next time, in the order of its parts. */
export const changesIn = (targets: readonly NextTarget[], parts: readonly string[]): NextTarget[] =>
  targets.filter(({ part, reason }) => parts.includes(part) && !QUIET.test(reason.code));
