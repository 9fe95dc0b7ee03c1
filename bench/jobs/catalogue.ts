import type { Job } from "../measure.ts";
import { checkEmailJob, pollJob, registerJob, trackJob, webhookJob } from "./calls.ts";
import { servePages } from "./pages.ts";
import { createPix, payByCard } from "./payments.ts";

export const jobs: readonly Job[] = [
  servePages,
  registerJob,
  checkEmailJob,
  createPix,
  payByCard,
  webhookJob,
  pollJob,
  trackJob,
];
