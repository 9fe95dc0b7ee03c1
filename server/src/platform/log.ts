import { type Logger, pino } from "pino";

/** One JSON line per event. Bodies are never logged; what could still slip in through a field is cut out. */
const redact = {
  paths: ["authorization", "cookie", "password", "token", "card", "cpf", "email", "phone"].flatMap((word) => [
    word,
    `*.${word}`,
    `*.*.${word}`,
  ]),
  censor: "[cut]",
};

export const openLog = (level: string, name: string): Logger =>
  pino({ level, redact, base: { name }, timestamp: pino.stdTimeFunctions.isoTime });
