import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { judgePeople, mergeTallies, type Tally } from "./judge-people.ts";

type Share = { readonly count: number; readonly seed: number; readonly part: number; readonly parts: number };
type Judging = { readonly judging?: Share };

const ownShare = (workerData as Judging | null)?.judging;
if (ownShare) {
  const { count, seed, part, parts } = ownShare;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(judgePeople(count, seed, part, parts));
}

/** `judgePeople` on every core: this thread judges one part, another thread each other part. */
export async function judgeInThreads(count: number, seed: number): Promise<Tally> {
  const parts = availableParallelism();
  const others = Array.from({ length: parts - 1 }, (_, index) =>
    judgeElsewhere({ count, seed, part: index + 1, parts }),
  );
  const tally = judgePeople(count, seed, 0, parts);
  return mergeTallies([tally, ...(await Promise.all(others))]);
}

async function judgeElsewhere(judging: Share): Promise<Tally> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { judging } satisfies Judging });
  const [tally] = (await once(thread, "message")) as [Tally];
  await thread.terminate();
  return tally;
}
