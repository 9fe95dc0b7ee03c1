import type { Job } from "../job.ts";
import { checkEmailJob, pollJob, registerJob, trackJob, webhookJob } from "./calls.ts";
import { servePages } from "./pages.ts";
import { createPix, payByCard } from "./payments.ts";
import { soak } from "./soak.ts";
import { spike } from "./spike.ts";
import { syncJob } from "./sync.ts";

export const SOAK = soak.number;
export const jobs: readonly Job[] = [
  servePages,
  registerJob,
  checkEmailJob,
  createPix,
  payByCard,
  webhookJob,
  pollJob,
  trackJob,
  spike,
  soak,
  syncJob,
];
