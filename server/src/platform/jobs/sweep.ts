import type { Logger } from "pino";
import { runWithRequestId } from "../http/request-context.ts";

/** Scheduled work is a `due_at` column that a sweep polls. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<void> };

/** Runs of one sweep never overlap; a failure is logged and retried on the next run. */
export function startSweeps(
  sweeps: Sweep[],
  log: Logger,
  succeeded: (name: string) => void = () => {},
): { stop: () => Promise<void> } {
  let stopping = false;
  const wakers = new Set<() => void>();

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const wake = () => {
        clearTimeout(timer);
        wakers.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      wakers.add(wake);
    });

  const loops = sweeps.map(async ({ name, everyMs, run }) => {
    while (!stopping) {
      await runWithRequestId(`sweep ${name}`, run).then(
        () => succeeded(name),
        (error: unknown) => log.error({ err: error, sweep: name }, "sweep failed"),
      );
      if (!stopping) await pause(everyMs);
    }
  });

  return {
    async stop() {
      stopping = true;
      for (const wake of wakers) wake();
      await Promise.all(loops);
    },
  };
}
