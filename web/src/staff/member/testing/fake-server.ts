import { vi } from "vitest";

type Answer = { status: number; body: unknown };
type Handler = (request: { path: string; query: URLSearchParams; body: unknown }) => Answer;

/** Requests that were answered, in their order. */
export type SentRequest = { method: string; path: string; body: unknown };

export const ok = (value: unknown): Answer => ({
  status: 200,
  body: { return: value, message: null, code: 200, error: false, redirect_to: null },
});

export const refused = (status: number, error: string, message = "Recusado."): Answer => ({
  status,
  body: { return: null, message, code: status, error, redirect_to: null },
});

/** Answers the page's requests by "METHOD /path"; what has no handler fails the test. */
export function fakeServer(handlers: Record<string, Handler>): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const method = init?.method ?? "GET";
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    const handler = handlers[`${method} ${url.pathname}`];
    if (!handler) throw new Error(`no answer for ${method} ${url.pathname}`);
    sent.push({ method, path: url.pathname, body });
    const answer = handler({ path: url.pathname, query: url.searchParams, body });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return sent;
}
