import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./thread.ts";

/** The thread's side of `createThread`: answers each task with its result. The other side has the types. */
export function serveTasks(work: (task: never) => unknown): void {
  parentPort?.on("message", (task: unknown) => send(replyOf(work, task as never)));
  send("loaded");
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const send = (message: unknown): void => parentPort?.postMessage(message);

function replyOf(work: (task: never) => unknown, task: never): ThreadReply<unknown> {
  try {
    return { result: work(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "unknown" };
  }
}
