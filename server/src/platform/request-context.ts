import { AsyncLocalStorage } from "node:async_hooks";

const requestContext = new AsyncLocalStorage<string>();

/** Whose request led to what is being done now: the id that nginx gave it, or the name of a sweep. */
export const currentRequestId = (): string | undefined => requestContext.getStore();

/** Whatever is logged or queued inside carries this id, also after many awaits. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T => requestContext.run(requestId, work);
