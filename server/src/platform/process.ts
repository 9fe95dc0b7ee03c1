import type { Logger } from "pino";

const GRACE_MS = 20_000;

/** On SIGTERM or SIGINT: finish what is under way, then go. Whoever does not finish in time is ended. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const leave = (signal: string) => {
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
  process.once("SIGTERM", leave);
  process.once("SIGINT", leave);
}
