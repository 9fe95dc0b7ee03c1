import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { sendCallReminders } from "./send-call-reminders.ts";
import { lapseProposals } from "./store.ts";

export const bookingsSweeps = (deps: Deps): Sweep[] => [
  { name: "send-call-reminders", everyMs: 60_000, run: () => sendCallReminders(deps) },
  { name: "lapse-call-proposals", everyMs: 60_000, run: () => lapseProposals(deps.db, deps.now()) },
];
