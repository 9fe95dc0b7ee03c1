import { AsyncLocalStorage } from "node:async_hooks";

/** A request as load shedding counts it: in flight, or released while it only waits. */
export type AdmittedRequest = { release(): void; reacquire(): void };

const admitted = new AsyncLocalStorage<AdmittedRequest>();

export const runAdmitted = <T>(request: AdmittedRequest, work: () => T): T => admitted.run(request, work);

/** A throttled request uses no capacity while it waits, so it is not counted as in flight. */
export async function releaseSlotWhile<T>(wait: () => Promise<T>): Promise<T> {
  const request = admitted.getStore();
  request?.release();
  try {
    return await wait();
  } finally {
    request?.reacquire();
  }
}
