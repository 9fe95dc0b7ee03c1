import type {
  AssistantMessage,
  AssistantPage,
  Block,
  Memories,
  Memory,
  Question,
  StreamEvent,
} from "@app/contract/assistant";
import type { MemberThread } from "@app/contract/conversations";
import type { PlanView } from "@app/contract/plans";
import type { Mutation } from "@app/contract/sync";
import { vi } from "vitest";
import { helena } from "../../testing/example-thread.ts";

const PAGE = 40;

/** One answer that is being written: a test says what comes, and whether the connection holds. */
export class OpenStream {
  readonly question: AssistantMessage;
  readonly answer: AssistantMessage;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      this.#controller = controller;
    },
  });
  isCut = false;

  constructor(question: AssistantMessage, answer: AssistantMessage) {
    this.question = question;
    this.answer = answer;
  }
  send(event: StreamEvent): void {
    if (this.isCut) return;
    const text = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }
  start(): void {
    this.send({ type: "start", question: this.question, answer: structuredClone(this.answer) });
  }
  say(text: string): void {
    const last = this.answer.blocks.at(-1);
    if (last?.kind === "text") last.text += ` ${text}`;
    else this.answer.blocks.push({ kind: "text", text });
    this.send({ type: "sentence", text });
  }
  add(block: Block): void {
    this.answer.blocks.push(block);
    this.send({ type: "block", block });
  }
  step(text: string): void {
    this.send({ type: "step", text });
  }
  end(status: AssistantMessage["status"] = "done"): void {
    this.answer.status = status;
    this.send({ type: "end", answer: structuredClone(this.answer) });
    if (!this.isCut) this.#controller?.close();
  }
  /** The connection is lost; the answer goes on at the server. */
  cut(): void {
    this.isCut = true;
    this.#controller?.error(new TypeError("network error"));
  }
}

type State = {
  messages: AssistantMessage[];
  page: Omit<AssistantPage, "messages" | "hasOlder">;
  team: MemberThread;
  plan: PlanView | null;
  memories: Memory[];
  isReachable: boolean;
  /** What a question is refused with. */
  refusal: { code: number; message: string } | null;
  /** Why a question is not taken back. */
  withdrawalRefusal: string | null;
  streams: OpenStream[];
  questions: Question[];
  mutations: Mutation[];
  /** Method and path of each request. */
  asked: string[];
  /** Runs with each question, before its stream is answered. */
  onQuestion: (stream: OpenStream, state: State) => void;
};

const emptyThread: MemberThread = {
  thread: "team",
  messages: [],
  hasOlder: false,
  lastSeq: 0,
  readByMember: 0,
  readByTeam: 0,
  waiting: null,
  people: [helena],
  holder: "nutri",
  writing: "open",
};

/** Answers as the API does, from memory. Everything else is not found. */
export function startAssistantServer(changes: Partial<Omit<State, "page">> & { page?: Partial<State["page"]> } = {}) {
  const { page, ...others } = changes;
  const state: State = {
    messages: [],
    page: { basic: null, writing: "open", canHandOff: true, ...page },
    team: structuredClone(emptyThread),
    plan: null,
    memories: [],
    isReachable: true,
    refusal: null,
    withdrawalRefusal: null,
    streams: [],
    questions: [],
    mutations: [],
    asked: [],
    onQuestion: (stream) => stream.start(),
    ...others,
  };
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    const url = new URL(input, location.href);
    const method = init?.method ?? "GET";
    state.asked.push(`${method} ${url.pathname}${url.search}`);
    if (method === "POST" && url.pathname === "/v1/account/assistant/messages") return streamed(state, init);
    if (state.withdrawalRefusal && url.pathname.endsWith("/withdraw"))
      return envelope(null, 409, "question-answered", state.withdrawalRefusal);
    const value = found(state, method, url, init);
    return envelope(value, value === undefined ? 404 : 200, value === undefined ? "not-found" : false);
  });
  return state;
}

const envelope = (value: unknown, code: number, error: string | false, message: string | null = null) =>
  Response.json({ return: value ?? null, message, code, error, redirect_to: null });

const bodyOf = (init: RequestInit | undefined) => JSON.parse(init?.body as string);

function streamed(state: State, init: RequestInit | undefined): Response {
  const question = bodyOf(init) as Question;
  state.questions.push(question);
  if (state.refusal) return envelope(null, state.refusal.code, "invalid", state.refusal.message);
  const known = state.streams.find((stream) => stream.question._id === question.id);
  const stream = known ?? openStream(state, question);
  state.onQuestion(stream, state);
  return new Response(stream.body, { headers: { "content-type": "text/event-stream" } });
}

function openStream(state: State, { id, text }: Question): OpenStream {
  const seq = (state.messages.at(-1)?.seq ?? 0) + 1;
  const at = new Date().toISOString();
  const question = message({ _id: id, seq, at, blocks: [{ kind: "text", text }] });
  const answered = message({ seq: seq + 1, at, from: "assistant", status: "streaming", basic: state.page.basic });
  state.messages.push(question, answered);
  const stream = new OpenStream(question, answered);
  state.streams.push(stream);
  return stream;
}

export const message = (changes: Partial<AssistantMessage>): AssistantMessage => ({
  _id: crypto.randomUUID(),
  seq: 1,
  at: new Date().toISOString(),
  from: "member",
  status: "done",
  basic: null,
  blocks: [],
  ...changes,
});

function found(state: State, method: string, { pathname, searchParams }: URL, init: RequestInit | undefined): unknown {
  if (pathname === "/v1/account/sync") return synced(state, bodyOf(init));
  if (pathname === "/v1/account/assistant") return pageOf(state, searchParams.get("before"));
  if (pathname === "/v1/account/conversations/team") return structuredClone(state.team);
  if (pathname === "/v1/account/plan") return { plan: state.plan };
  if (pathname === "/v1/account/intake") return { assessment: null, country: "BR" };
  if (pathname === "/v1/account/assistant/memories") return memories(state, method, init);
  const withdrawn = /^\/v1\/account\/conversations\/team\/messages\/(.+)\/withdraw$/.exec(pathname)?.[1];
  if (withdrawn) return withdraw(state, withdrawn);
  const sign = /^\/v1\/account\/assistant\/signs\/(.+)$/.exec(pathname)?.[1];
  if (sign) return answerSign(state, sign, bodyOf(init));
  const id = /^\/v1\/account\/assistant\/messages\/(.+)$/.exec(pathname)?.[1];
  const one = state.messages.find(({ _id }) => _id === id);
  if (!one) return undefined;
  if (method === "GET") return structuredClone(one);
  state.messages = state.messages.filter(({ seq }) => seq !== one.seq && seq !== one.seq + 1);
  return { done: true };
}

function answerSign(state: State, signId: string, { answer }: { answer: "yes" | "no" }) {
  const asking = state.messages.find(({ blocks }) =>
    blocks.some((block) => block.kind === "sign" && block.signId === signId),
  );
  if (!asking) return undefined;
  asking.blocks = asking.blocks.map((block) => (block.kind === "sign" ? { ...block, answer } : block));
  return structuredClone(asking);
}

function withdraw({ team }: State, id: string) {
  const text = "Pergunta cancelada por quem perguntou. Não precisa mais de resposta.";
  const line = { _id: crypto.randomUUID(), seq: ++team.lastSeq, at: new Date().toISOString(), from: "system" } as const;
  team.messages.push({ ...line, by: null, text, card: null, answered: null, withdraws: id });
  team.waiting = null;
  return { done: true };
}

function pageOf({ messages, page }: State, before: string | null): AssistantPage {
  const all = before ? messages.filter(({ seq }) => seq < Number(before)) : messages;
  return { ...page, messages: structuredClone(all.slice(-PAGE)), hasOlder: all.length > PAGE };
}

function memories(state: State, method: string, init: RequestInit | undefined): Memories {
  if (method === "POST") {
    const { id, key, text } = bodyOf(init);
    state.memories = [
      ...state.memories.filter(({ _id }) => _id !== id),
      { _id: id, key, text, at: new Date().toISOString(), from: "conversation" },
    ];
  }
  return { isOn: true, memories: state.memories, providerAllowedAt: null, readsAlways: [] };
}

function synced(state: State, { mutations }: { mutations: Mutation[] }) {
  state.mutations.push(...mutations);
  for (const { id, kind, fields } of mutations) {
    if (kind !== "message" || state.team.messages.some(({ _id }) => _id === id)) continue;
    const seq = ++state.team.lastSeq;
    const at = new Date().toISOString();
    state.team.messages.push({
      _id: id,
      seq,
      at,
      from: "member",
      by: null,
      text: String(fields["text"]),
      card: null,
      answered: null,
    });
    state.team.waiting = { since: at, dueAt: new Date(Date.now() + 4.2 * 3_600_000).toISOString(), isLate: false };
  }
  const acks = mutations.map(({ id, hlc }) => ({ id, hlc, result: "stored" }));
  return { cursor: "e.1", reset: false, withdrawn: false, acks, changes: [], more: false, now: Date.now() };
}
