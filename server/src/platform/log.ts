import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequest } from "./trail.ts";

/** One JSON line per event. Bodies are never logged; what could still slip in through a field is cut out. */
const redact = {
  paths: ["authorization", "cookie", "password", "token", "card", "cpf", "email", "phone"].flatMap((word) => [
    word,
    `*.${word}`,
    `*.*.${word}`,
  ]),
  censor: "[cut]",
};

/** The same id as in nginx's line, in the API's and in the worker's. */
const mixin = (): object => {
  const requestId = currentRequest();
  return requestId ? { requestId } : {};
};

export const openLog = (level: string, name: string, destination?: DestinationStream): Logger =>
  pino({ level, redact, mixin, base: { name }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
