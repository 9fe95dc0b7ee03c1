import { parentPort } from "node:worker_threads";
import type { ThreadReply } from "./thread.ts";

/** The thread's side of `createThread`: answers each task with its result. */
export function serveTasks<Task, Result>(work: (task: Task) => Result): void {
  parentPort?.on("message", (task: Task) => parentPort?.postMessage(replyOf(work, task)));
  parentPort?.postMessage("loaded");
}

function replyOf<Task, Result>(work: (task: Task) => Result, task: Task): ThreadReply<Result> {
  try {
    return { result: work(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "unknown" };
  }
}
