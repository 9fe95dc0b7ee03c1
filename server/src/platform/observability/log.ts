import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import { currentRequestId } from "../http/request-context.ts";
import { MINUTE_MS } from "../time.ts";

/** One JSON line per event. Bodies are never logged; fields that may hold personal data or secrets are redacted. */
const redact = {
  paths: ["authorization", "cookie", "password", "token", "card", "cpf", "email", "phone"].flatMap((field) => [
    field,
    `*.${field}`,
    `*.*.${field}`,
  ]),
  censor: "[redacted]",
};

/** PostgreSQL's error fields that quote the rejected row, personal data included; message and code are still logged. */
const ROW_QUOTING_FIELDS = new Set(["detail", "where", "internalQuery"]);
const err = (error: Error): object =>
  Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !ROW_QUOTING_FIELDS.has(name)));

/** The same id in the lines of nginx, the API and the worker. */
const mixin = (): object => {
  const requestId = currentRequestId();
  return requestId ? { requestId } : {};
};

/** Buffered while stdout does not accept writes; beyond it, lines are dropped. */
const MAX_UNWRITTEN = 256 * 1024;

/** When the process manager cannot write stdout to a full disk, lines are lost and the process goes on. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN });
  stream.on("error", () => {});
  return buffered(stream);
}

/** Buffers the lines of one turn of the event loop: under load, one write for dozens of answers. */
function buffered(stream: DestinationStream): DestinationStream {
  let buffer = "";
  const flush = () => {
    const lines = buffer;
    buffer = "";
    if (lines) stream.write(lines);
  };
  process.once("exit", flush);
  return {
    write(line) {
      if (!buffer) setImmediate(flush);
      buffer += line;
    },
  };
}

export const createLogger = (level: string, name: string, destination = standardOutput()): Logger =>
  pino(
    { level, redact, mixin, serializers: { err }, base: { name }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );

const MAX_LINES_PER_MINUTE = 60;

/** Per node, for what browsers report: beyond it they are only counted, so that a flood does not fill the log. */
export function createLineBudget(now: () => number): () => boolean {
  let minute = 0;
  let lines = 0;
  return () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    return lines <= MAX_LINES_PER_MINUTE;
  };
}
