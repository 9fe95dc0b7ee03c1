import { pack, packProblem } from "@app/contract/envelope";
import type { ProblemCode } from "@app/contract/problems";
import { onTestFinished } from "vitest";

export type Refusal = { problem: ProblemCode };
type Call = { method: string; path: string; query: string; body: unknown };
/** By method and the end of the path: "POST /claim". The answer of the first that matches. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

export const refuse = (problem: ProblemCode): Refusal => ({ problem });

/** Answers the team's calls at the HTTP boundary, until the test ends. What has no answer is offline. */
export function fakeServer(answers: Answers): { calls: Call[] } {
  const calls: Call[] = [];
  const original = window.fetch;
  onTestFinished(() => {
    window.fetch = original;
  });
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(addressOf(input), location.origin);
    if (!pathname.startsWith("/v1/")) return original(input, init);
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? "GET", path: pathname, query: search, body };
    calls.push(call);
    const found = Object.entries(answers).find(([key]) => isFor(key, call));
    if (!found) throw new TypeError("Failed to fetch");
    return responseOf(found[1](call));
  };
  return { calls };
}

function addressOf(input: RequestInfo | URL): string {
  if (typeof input === "string") return input;
  return input instanceof URL ? input.href : input.url;
}

function isFor(key: string, { method, path }: Call): boolean {
  const [wanted = "", end = ""] = key.split(" ");
  return method === wanted && path.endsWith(end);
}

function responseOf(answer: unknown): Response {
  const isRefusal = typeof answer === "object" && answer !== null && "problem" in answer;
  const envelope = isRefusal ? packProblem((answer as Refusal).problem) : pack(answer);
  return Response.json(envelope, { status: envelope.code });
}
