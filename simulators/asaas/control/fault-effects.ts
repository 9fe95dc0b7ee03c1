import { setTimeout as pause } from "node:timers/promises";
import type { FaultEffect } from "../../simulator-app.ts";
import { errorBody, outage, refusal } from "../api/errors.ts";

/** Faults of a call. With the first five nothing is done, with the others the call takes effect. */
export const CALL_MODES = [
  "down",
  "reject",
  "rate-limit",
  "lost",
  "hang",
  "slow",
  "late-answer",
  "broken-answer",
  "drop-answer",
  "webhook-first",
] as const;

export const QUOTA = 25_000;

type CallFault = { mode: (typeof CALL_MODES)[number]; delayMs: number; resetSeconds: number };

export function faultEffectOf(fault: CallFault, deliverAll: () => Promise<void>): FaultEffect {
  const wait = () => pause(fault.delayMs);
  return { fault: fault.mode, ...effectOf() };

  function effectOf(): Omit<FaultEffect, "fault"> {
    switch (fault.mode) {
      case "down":
        return { instead: outage() };
      case "reject":
        return { instead: refusal() };
      case "rate-limit":
        return { instead: tooMany(QUOTA, fault.resetSeconds) };
      case "lost":
        return { instead: "cut" };
      case "hang":
        return { before: wait, instead: "cut" };
      case "slow":
        return { before: wait };
      case "late-answer":
        return { after: wait };
      case "broken-answer":
        return { answer: outage() };
      case "drop-answer":
        return { answer: "cut" };
      case "webhook-first":
        return { after: deliverAll };
    }
  }
}

export const tooMany = (limit: number, resetSeconds: number) => ({
  status: 429,
  headers: {
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": "0",
    "RateLimit-Reset": String(resetSeconds),
  },
  body: errorBody("too_many_requests", "Limite de requisições atingido."),
});
