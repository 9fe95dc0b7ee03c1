import { Writable } from "node:stream";
import type { Logger } from "pino";
import { createLogger } from "../platform/observability/log.ts";

/** The product's own logger, which writes to memory. */
export function recordLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trimEnd().split("\n"));
      done();
    },
  });
  return { log: createLogger("info", "api", sink), lines };
}
