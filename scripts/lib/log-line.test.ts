import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { readable } from "./log-line.ts";

const plain = (line: string, verbosity: "everything" | "warnings" = "everything", isError = false) => {
  const text = readable(line, verbosity, isError);
  return text === undefined ? undefined : stripVTControlCharacters(text);
};
const entry = (level: number, more: object) => JSON.stringify({ level, time: 1, ...more });

test("a server's JSON becomes a sentence", () => {
  expect(plain(entry(30, { msg: "working" }))).toBe("working");
  const request = { req: { method: "GET", url: "/v1/health" }, res: { statusCode: 200 }, responseTime: 3.4 };
  expect(plain(entry(30, { msg: "request completed", ...request }))).toBe("request completed GET /v1/health 200 3 ms");
});

test("trouble brings its stack", () => {
  expect(plain(entry(50, { msg: "no", err: { message: "no", stack: "Error: no\n  at x" } }))).toBe(
    "no Error: no\n  at x",
  );
});

test("when only warnings matter, the rest is quiet", () => {
  expect(plain(entry(30, { msg: "working" }), "warnings")).toBeUndefined();
  expect(plain(entry(40, { msg: "slow" }), "warnings")).toBe("slow");
  expect(plain("built in 3 s", "warnings")).toBeUndefined();
  expect(plain("cannot bind", "warnings", true)).toBe("cannot bind");
});

test("what is no JSON of ours stays as it is", () => {
  expect(plain("VITE ready")).toBe("VITE ready");
  expect(plain('{"a":1}')).toBe('{"a":1}');
  expect(plain("{broken")).toBe("{broken");
});
