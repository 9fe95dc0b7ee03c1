import type { NewPause, PauseView } from "@app/contract/pause";
import { vi } from "vitest";
import { moved, pause, view } from "./example-pause.ts";

/** A Sunday morning in São Paulo. */
export const NOW = Date.parse("2026-12-20T13:05:00Z");

type State = {
  view: PauseView;
  isReachable: boolean;
  /** What every change is refused with. */
  refuses: { code: number; error: string; message: string } | null;
  /** Each change: `POST /v1/account/pause`, with its body. */
  changes: [string, unknown][];
};

const PATH = "/v1/account/pause";

/** Answers as the API does. Everything else is not found. */
export function startPauseServer(given: Partial<State> = {}): State {
  const state: State = { view: view(), isReachable: true, refuses: null, changes: [], ...given };
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    const { pathname, searchParams } = new URL(input, location.href);
    const method = init?.method ?? "GET";
    if (!pathname.startsWith(PATH)) return reply(404, { error: "not-found", message: null });
    if (method === "GET") return reply(200, { return: withDays(state.view, searchParams) });
    state.changes.push([`${method} ${pathname}`, typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    if (state.refuses) return reply(state.refuses.code, state.refuses);
    state.view = changed(state.view, method, pathname, state.changes.at(-1)?.[1]);
    return reply(200, { return: state.view });
  });
  return state;
}

function withDays(current: PauseView, days: URLSearchParams): PauseView {
  const [from, to] = [days.get("from"), days.get("to")];
  return from && to ? { ...current, ...moved, span: { from, to } } : current;
}

function changed(current: PauseView, method: string, pathname: string, body: unknown): PauseView {
  if (method === "DELETE") return view({ today: current.today });
  if (pathname !== PATH && current.pause)
    return { ...current, pause: { ...current.pause, to: (body as { to: string }).to } };
  const { _id, reason, from = current.today, to = "2027-02-17" } = body as NewPause;
  return { ...current, ...moved, pause: pause({ _id, reason, from, to, isRunning: from === current.today }) };
}

const reply = (code: number, rest: object) =>
  new Response(JSON.stringify({ code, return: null, message: null, error: false, redirect_to: null, ...rest }), {
    status: code,
    headers: { "content-type": "application/json" },
  });
