import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./thread.ts";

/** The thread's side of `createThread`: answers each task with its result. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the caller declares its tasks to be
export function serveTasks<Task>(work: (task: Task) => unknown): void {
  parentPort?.on("message", (task: Task) => send(replyOf(work, task)));
  send("loaded");
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: unknown): void => parentPort?.postMessage(message);

function replyOf<Task>(work: (task: Task) => unknown, task: Task): ThreadReply<unknown> {
  try {
    return { result: work(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "unknown" };
  }
}
