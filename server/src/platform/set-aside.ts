import { AsyncLocalStorage } from "node:async_hooks";

/** A call as the load shedding counts it: inside, or set aside for a while. */
export type CountedCall = { leave(): void; comeBack(): void };

const calls = new AsyncLocalStorage<CountedCall>();

export const countedAs = <T>(call: CountedCall, work: () => T): T => calls.run(call, work);

/** A call that is only made to wait takes nothing from anybody: meanwhile it is not counted among those inside. */
export async function setAside<T>(wait: () => Promise<T>): Promise<T> {
  const call = calls.getStore();
  call?.leave();
  try {
    return await wait();
  } finally {
    call?.comeBack();
  }
}
