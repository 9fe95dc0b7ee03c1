import { problems } from "@app/contract/problems";
import { onTestFinished, vi } from "vitest";

type Answer = { value: object } | { problem: keyof typeof problems };
export type Sent = { call: string; body: unknown };

/**
 * Answers calls by method and path, as the server would, until the test ends, and records them. One without an answer is
 * lost on the way.
 */
export function answerCalls(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path}`;
    sent.push({ call, body: typeof body === "string" ? (JSON.parse(body) as unknown) : null });
    const answer = answers[call];
    if (!answer) throw new TypeError("Failed to fetch");
    return envelopeOf(answer);
  });
  return sent;
}

function envelopeOf(answer: Answer): Response {
  if ("value" in answer)
    return Response.json({ return: answer.value, message: null, code: 200, error: false, redirect_to: null });
  const { status, message } = problems[answer.problem];
  return Response.json({ return: null, message, code: status, error: answer.problem, redirect_to: null }, { status });
}
