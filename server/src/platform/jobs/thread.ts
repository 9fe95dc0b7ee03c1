import { once } from "node:events";
import { parentPort, Worker } from "node:worker_threads";

export type Thread<Task, Result> = {
  /** Rejects when the task throws, exceeds its time, or has waited too long for its turn. */
  run: (task: Task) => Promise<Result>;
  /** Loads the thread's code, so that the first task does not wait for it. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

type ThreadReply<Result> = { result: Result } | { error: string };

/**
 * A thread of this process for work that would hold up its requests; `file` calls `serveTasks`. It takes one task after
 * another. One that exceeds its time ends the thread with it, and the next task gets a new one.
 */
export function createThread<Task, Result>(
  file: URL,
  { maxRunMs, maxWaitMs }: { maxRunMs: number; maxWaitMs: number },
): Thread<Task, Result> {
  let running: Promise<Worker> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  function start(): Promise<Worker> {
    running ??= load(file);
    running.catch(() => {
      running = undefined;
    });
    return running;
  }

  async function end(): Promise<void> {
    const ending = running;
    running = undefined;
    const worker = await ending?.catch(() => undefined);
    await worker?.terminate();
  }

  async function perform(task: Task, since: number): Promise<Result> {
    // Loading the thread is not waiting for other tasks.
    if (Date.now() - since > maxWaitMs) throw new Error("waited too long for the thread");
    const worker = await start();
    worker.ref();
    try {
      const answered = once(worker, "message", { signal: AbortSignal.timeout(maxRunMs) });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage(task);
      const [reply] = (await answered) as [ThreadReply<Result>];
      if ("error" in reply) throw new TaskError(reply.error);
      worker.unref();
      return reply.result;
    } catch (error) {
      if (error instanceof TaskError) worker.unref();
      else await end();
      throw error;
    }
  }

  return {
    run(task) {
      const since = Date.now();
      const result = previous.then(() => perform(task, since));
      previous = result.catch(() => {});
      return result;
    },
    start: async () => void (await start()),
    close: end,
  };
}

/** The task threw; the thread is as good as before. */
class TaskError extends Error {}

/** Its first message says that it has loaded. */
async function load(file: URL): Promise<Worker> {
  const worker = new Worker(file);
  await once(worker, "message");
  // An error of an idle thread would end the process; the next task finds out.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}

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
