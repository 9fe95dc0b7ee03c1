import type { Logger } from "pino";

const GRACE_MS = 20_000;

/** Graceful shutdown on SIGTERM or SIGINT, forced after the grace period. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}
