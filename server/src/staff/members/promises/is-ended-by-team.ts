import { PROMISE_PAUSE_REASONS } from "@app/contract/staff/promises";
import type { OpenPause } from "../../../promises/pauses/list-open-pauses.ts";

/** Whether a professional began it, and ends it: not the member's own, a bank's balance or a check of identity. */
export const isEndedByTeam = ({ actor, reason }: Pick<OpenPause, "actor" | "reason">): boolean =>
  actor === "equipe" && PROMISE_PAUSE_REASONS.some((listed) => listed === reason);
