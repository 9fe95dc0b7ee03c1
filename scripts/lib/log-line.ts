import { bad, color, dim } from "./colors.ts";

export type Verbosity = "everything" | "warnings";

type Entry = {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
  responseTime?: number;
};

const WARN = 40;
const ERROR = 50;

/** A log line as text for a terminal, or undefined if it is hidden. Our servers log JSON, other tools plain text. */
export function readable(line: string, verbosity: Verbosity, isError = false): string | undefined {
  const entry = parse(line);
  if (!entry) return verbosity === "everything" || isError ? line : undefined;
  if (verbosity === "warnings" && entry.level < WARN) return undefined;
  const text = [entry.msg, request(entry), entry.level >= WARN ? errorOf(entry) : undefined].filter(Boolean).join(" ");
  return entry.level >= ERROR ? bad(text) : entry.level >= WARN ? color("yellow", text) : text;
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry = JSON.parse(line) as Partial<Entry>;
    return typeof entry.level === "number" ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

function request({ req, res, responseTime }: Entry): string | undefined {
  if (!req && !res) return undefined;
  const time = responseTime === undefined ? "" : `${Math.round(responseTime)} ms`;
  return dim([req?.method, req?.url, res?.statusCode, time].filter(Boolean).join(" "));
}

const errorOf = ({ err, msg }: Entry): string | undefined =>
  err?.stack ?? (err?.message === msg ? undefined : err?.message);
