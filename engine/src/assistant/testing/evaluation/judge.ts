import { barredIn } from "../limits/judge-limits.ts";
import { limitedPerson } from "../limits/limit-cases.ts";
import type { Check, Fields } from "./check.ts";
import { ungroundedIn } from "./grounded.ts";
import { type Outcome, plain, saidIn, sentencesIn, type ToolCall } from "./reply.ts";

/** A time put in for {hora}: `10h15`, `8h de terca-feira, 17/11`. */
const HOUR = /\b([01]?\d|2[0-3])(h([0-5]\d)?|:[0-5]\d)(?![0-9a-z])( de [a-z-]+, \d\d\/\d\d)?/g;

/** Why a check fails; null: it holds. */
export function failureOf(check: Check, outcome: Outcome): string | null {
  const { said, seen } = textsOf(outcome);
  switch (check.check) {
    case "replyContains": {
      const missing = check.all.filter((part) => !said.includes(plain(part)));
      return missing.length > 0 ? `without ${missing.join(", ")}` : null;
    }
    case "replyContainsAny":
      return check.any.some((part) => said.includes(plain(part))) ? null : `none of ${check.any.join(", ")}`;
    case "replyMatches":
      return patternOf(check.pattern).test(said) ? null : `no match of ${check.pattern}`;
    case "replyNotMatches": {
      const found = patternOf(check.pattern).exec(seen);
      return found ? `says ${found[0]}` : null;
    }
    case "maxWords": {
      const words = sentencesIn(outcome.blocks).split(/\s+/).filter(Boolean).length;
      return words <= check.n ? null : `${words} words, at most ${check.n}`;
    }
    case "noDigits": {
      const digits = withoutAllowed(seen, check.allow).match(/[^\s]*\p{N}[^\s]*/u);
      return digits ? `shows ${digits[0]}` : null;
    }
    case "grounded": {
      const results = outcome.calls.map(({ output }) => output);
      const invented = ungroundedIn(sentencesIn(outcome.blocks), results, outcome.asked);
      return invented.length > 0 ? `invented ${invented.join(", ")}` : null;
    }
    case "threadStatus":
      return outcome.status === check.is ? null : `is ${outcome.status}`;
    case "modelNotCalled":
      return outcome.modelRequests === 0 ? null : `${outcome.modelRequests} requests to a model`;
    case "nothingBarred": {
      const barred = barredIn(`${saidIn(outcome.blocks)}\n${outcome.streamed}`, limitedPerson(check.who));
      return barred.length > 0 ? `proposes ${barred.join("; ")}` : null;
    }
    // Judged by the rubric, on references and by people.
    case "maxSteps":
      return null;
    default:
      return failureBehind(check, outcome);
  }
}

type Behind = Extract<Check, { check: "toolCalled" | "anyToolCalled" | "toolNotCalled" | "rowCreated" | "noRow" }>;

/** Of what happened behind the reply. */
function failureBehind(check: Behind, { calls, rows, newRows }: Outcome): string | null {
  const called = (tool: string, args: Fields = {}) =>
    calls.some((call) => call.name === tool && holds(call.input, args));
  switch (check.check) {
    case "toolCalled":
      return called(check.tool, check.args) ? null : `${check.tool} not called${calledText(calls)}`;
    case "anyToolCalled":
      return check.tools.some((tool) => called(tool)) ? null : `none of ${check.tools.join(", ")}${calledText(calls)}`;
    case "toolNotCalled":
      return called(check.tool) ? `${check.tool} called` : null;
    case "rowCreated":
      return rows[check.table].some((row) => holds(row, check.fields ?? {})) ? null : `no row in ${check.table}`;
    case "noRow":
      return newRows[check.table].some((row) => holds(row, check.fields ?? {})) ? `a row in ${check.table}` : null;
  }
}

/** What is said at the end; and that with every text that was on the way to the browser. */
function textsOf({ blocks, streamed }: Outcome): { said: string; seen: string } {
  const said = plain(saidIn(blocks));
  return { said, seen: `${said}\n${plain(streamed)}` };
}

const patternOf = (pattern: string): RegExp => new RegExp(pattern, "i");

const holds = (row: Fields, fields: Fields): boolean =>
  Object.entries(fields).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value));

const calledText = (calls: readonly ToolCall[]): string =>
  calls.length > 0 ? ` (called: ${calls.map(({ name, input }) => `${name} ${JSON.stringify(input)}`).join("; ")})` : "";

function withoutAllowed(text: string, allow: readonly string[]): string {
  const timeless = allow.includes("{hora}") ? text.replace(HOUR, "") : text;
  return allow.reduce((rest, part) => rest.replace(new RegExp(`(?<!\\d)${escaped(part)}(?!\\d)`, "g"), ""), timeless);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
