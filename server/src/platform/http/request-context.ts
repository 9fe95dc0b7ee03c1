import { AsyncLocalStorage } from "node:async_hooks";

const requestContext = new AsyncLocalStorage<string>();

/** The request behind the current work: the id from nginx, or the name of a sweep. */
export const currentRequestId = (): string | undefined => requestContext.getStore();

/** Log lines and jobs created inside carry this id, across awaits. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T => requestContext.run(requestId, work);
