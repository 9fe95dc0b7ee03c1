import { AsyncLocalStorage } from "node:async_hooks";

const trail = new AsyncLocalStorage<string>();

/** Whose request led to what is being done now: the id that nginx gave it, or the name of a sweep. */
export const currentRequest = (): string | undefined => trail.getStore();

/** Whatever is logged or queued inside carries this id, also after many awaits. */
export const following = <T>(requestId: string, work: () => T): T => trail.run(requestId, work);
