import type { JobHandler } from "../platform/jobs/jobs.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { SEND_MESSAGES } from "./queue-message.ts";
import { sendMessages } from "./send-messages.ts";

export const messagesJobs = (deps: Deps): JobHandler[] => [
  { queue: SEND_MESSAGES, batchSize: 200, handle: () => sendMessages(deps) },
];

export const messagesSweeps = (deps: Deps): Sweep[] => [
  { name: SEND_MESSAGES, everyMs: 5_000, run: () => sendMessages(deps) },
];
