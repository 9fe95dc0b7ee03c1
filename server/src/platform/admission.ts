import { AsyncLocalStorage } from "node:async_hooks";

/** A call as the load shedding counts it: inside, or set aside for a while. */
export type AdmittedRequest = { release(): void; reacquire(): void };

const calls = new AsyncLocalStorage<AdmittedRequest>();

export const runAdmitted = <T>(call: AdmittedRequest, work: () => T): T => calls.run(call, work);

/** A call that is only made to wait takes nothing from anybody: meanwhile it is not counted among those inside. */
export async function releaseSlotWhile<T>(wait: () => Promise<T>): Promise<T> {
  const call = calls.getStore();
  call?.release();
  try {
    return await wait();
  } finally {
    call?.reacquire();
  }
}
