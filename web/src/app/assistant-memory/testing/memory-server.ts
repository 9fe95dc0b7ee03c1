import type { AssistantMessage, Memories, Memory } from "@app/contract/assistant";
import { vi } from "vitest";

/** A Thursday, a little before lunch in São Paulo. */
export const NOW = Date.parse("2026-11-19T15:50:00Z");

type Problem = { code: number; error: string; message: string | null };
type State = {
  memories: Memories;
  messages: AssistantMessage[];
  isReachable: boolean;
  /** What every save is refused with. */
  refuses: Problem | null;
  /** Each request: `POST /v1/account/consents`. */
  asked: string[];
  /** The last answer to a consent. */
  consent: unknown;
};

const memory = (number: number, key: Memory["key"], text: string, at: string, from: Memory["from"]): Memory => ({
  _id: `00000000-0000-7000-8000-00000000000${number}`,
  key,
  text,
  at,
  from,
});

export const exampleMemories = (): Memory[] => [
  memory(1, "prefere", "Comida de panela, não gosta de salada fria no jantar", "2026-11-03T13:00:00Z", "conversation"),
  memory(2, "evita", "Aveia, porque incha", "2026-11-18T13:00:00Z", "conversation"),
  memory(3, "rotina", "Almoça no quilo perto do trabalho, de terça a quinta", "2026-11-06T13:00:00Z", "conversation"),
  memory(4, "motivo", "Subir a ladeira de casa sem parar", "2026-11-01T13:00:00Z", "page"),
  memory(5, "equipamento", "Elástico e dois halteres", "2026-11-09T13:00:00Z", "page"),
  memory(6, "tom", "Direto, sem diminutivo", "2026-11-02T13:00:00Z", "conversation"),
  memory(7, "rotina", "Café da firma às 15h, hora de mais fome", "2026-11-19T13:14:00Z", "conversation"),
];

const READS = [
  "Seu objetivo, seu plano de hoje e o que não pode comer.",
  "Seu diário e suas pesagens, só quando a pergunta pede.",
];

type Changes = Partial<Omit<State, "memories">> & { memories?: Partial<Memories> };

/** Answers as the API does, from what is remembered here. Everything else is not found. */
export function startMemoryServer({ memories, ...others }: Changes = {}): State {
  const state: State = {
    memories: { isOn: true, memories: exampleMemories(), providerAllowedAt: null, readsAlways: READS, ...memories },
    messages: [],
    isReachable: true,
    refuses: null,
    asked: [],
    consent: null,
    ...others,
  };
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    const { pathname, search, searchParams } = new URL(input, location.href);
    const request = `${init?.method ?? "GET"} ${pathname}`;
    if (pathname === "/v1/health") return Response.json({ status: "ok" });
    state.asked.push(`${request}${search}`);
    const value = answer(state, request, searchParams, JSON.parse((init?.body as string | null) ?? "{}"));
    const problem = findProblem(state, request, value);
    const { code, error, message } = problem ?? { code: 200, error: false, message: null };
    const text = JSON.stringify({ return: problem ? null : value, message, code, error, redirect_to: null });
    return new Response(text, { status: code });
  });
  return state;
}

function findProblem({ refuses }: State, request: string, value: unknown): Problem | null {
  if (value === undefined) return { code: 404, error: "not-found", message: null };
  return request === `POST ${MEMORIES}` ? refuses : null;
}

const PAGE = 2;
const MEMORIES = "/v1/account/assistant/memories";

type Body = { id: string; key: Memory["key"]; text: string; isOn: boolean; purpose: string; allowed: boolean };

function answer(state: State, request: string, query: URLSearchParams, body: Body): unknown {
  const { memories } = state.memories;
  switch (request) {
    case `GET ${MEMORIES}`:
      return state.memories;
    case `POST ${MEMORIES}`:
      return state.refuses ? null : set(state, { memories: withSaved(memories, body) });
    case `DELETE ${MEMORIES}`:
      return set(state, { memories: [] });
    case `POST ${MEMORIES}/switch`:
      return set(state, { isOn: body.isOn });
    case "POST /v1/account/consents":
      return answerConsent(state, body);
    case "GET /v1/account/assistant":
      return pageOf(state, query.get("before"));
    case "DELETE /v1/account/assistant":
      state.messages = [];
      return { done: true };
  }
  const [path, id] = request.split(`DELETE ${MEMORIES}/`);
  return path === "" ? set(state, { memories: memories.filter(({ _id }) => _id !== id) }) : undefined;
}

function set(state: State, changes: Partial<Memories>): Memories {
  state.memories = { ...state.memories, ...changes };
  return state.memories;
}

function withSaved(memories: Memory[], { id, key, text }: Body): Memory[] {
  if (memories.some(({ _id }) => _id === id))
    return memories.map((old) => (old._id === id ? { ...old, key, text } : old));
  return [...memories, { _id: id, key, text, at: new Date().toISOString(), from: "page" }];
}

function answerConsent(state: State, body: Body) {
  const answeredAt = new Date().toISOString();
  state.consent = body;
  set(state, { providerAllowedAt: body.allowed ? answeredAt : null });
  return { current: [{ ...body, answeredAt }], history: [] };
}

function pageOf({ messages }: State, before: string | null) {
  const older = before ? messages.filter(({ seq }) => seq < Number(before)) : messages;
  const page = older.slice(-PAGE);
  return { messages: page, hasOlder: page.length < older.length, basic: null, writing: "open", canHandOff: true };
}
