import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { readable } from "./log-line.ts";

const plain = (line: string, verbosity: "everything" | "warnings" = "everything", isError = false) => {
  const text = readable(line, verbosity, isError);
  return text === undefined ? undefined : stripVTControlCharacters(text);
};
const entry = (level: number, more: object) => JSON.stringify({ level, time: 1, ...more });

test("a server's JSON line becomes readable text", () => {
  expect(plain(entry(30, { msg: "working" }))).toBe("working");
  const request = { req: { method: "GET", url: "/v1/health" }, res: { statusCode: 200 }, responseTime: 3.4 };
  expect(plain(entry(30, { msg: "request completed", ...request }))).toBe("request completed GET /v1/health 200 3 ms");
});

test("an error is shown with its stack", () => {
  expect(plain(entry(50, { msg: "no", err: { message: "no", stack: "Error: no\n  at x" } }))).toBe(
    "no Error: no\n  at x",
  );
});

test("with the verbosity of warnings, other lines are hidden", () => {
  expect(plain(entry(30, { msg: "working" }), "warnings")).toBeUndefined();
  expect(plain(entry(40, { msg: "slow" }), "warnings")).toBe("slow");
  expect(plain("built in 3 s", "warnings")).toBeUndefined();
  expect(plain("cannot bind", "warnings", true)).toBe("cannot bind");
});

test("a line that is not a log entry stays as it is", () => {
  expect(plain("VITE ready")).toBe("VITE ready");
  expect(plain('{"a":1}')).toBe('{"a":1}');
  expect(plain("{broken")).toBe("{broken");
});
