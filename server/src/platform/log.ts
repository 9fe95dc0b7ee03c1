import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import { currentRequestId } from "./request-context.ts";

/** One JSON line per event. Bodies are never logged; what could still slip in through a field is cut out. */
const redact = {
  paths: ["authorization", "cookie", "password", "token", "card", "cpf", "email", "phone"].flatMap((word) => [
    word,
    `*.${word}`,
    `*.*.${word}`,
  ]),
  censor: "[redacted]",
};

/** Where PostgreSQL quotes the row that it refused, whole. What went wrong is said elsewhere. */
const ROW_QUOTING_FIELDS = new Set(["detail", "where", "internalQuery"]);
const err = (error: Error): object =>
  Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !ROW_QUOTING_FIELDS.has(name)));

/** The same id as in nginx's line, in the API's and in the worker's. */
const mixin = (): object => {
  const requestId = currentRequestId();
  return requestId ? { requestId } : {};
};

/** What cannot be written for now: beyond it, lines are dropped. */
const MAX_UNWRITTEN = 256 * 1024;

/** A full disk takes lines, never the process: whoever runs us writes down what we say, and may be unable to. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN });
  stream.on("error", () => {});
  return gathering(stream);
}

/** Lines of one turn of the event loop go out together: at a peak, one write for dozens of answers. */
function gathering(stream: DestinationStream): DestinationStream {
  let lines = "";
  const writeAll = () => {
    const gathered = lines;
    lines = "";
    if (gathered) stream.write(gathered);
  };
  process.once("exit", writeAll);
  return {
    write(line) {
      if (!lines) setImmediate(writeAll);
      lines += line;
    },
  };
}

export const createLogger = (level: string, name: string, destination = standardOutput()): Logger =>
  pino(
    { level, redact, mixin, serializers: { err }, base: { name }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
