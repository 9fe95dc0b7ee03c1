import type { SubscriptionState } from "@app/contract/account";
import type { MemberThread, Message, SentMessage, Thread } from "@app/contract/conversations";
import type { PlanChangesView } from "@app/contract/plan-publication";
import type { Ack, Mutation } from "@app/contract/sync";
import { vi } from "vitest";
import { helena } from "./example-thread.ts";

const PAGE = 50;

type State = {
  thread: Thread;
  messages: Message[];
  rest: Omit<MemberThread, "thread" | "messages" | "hasOlder" | "lastSeq">;
  /** What every mutation is answered with. */
  result: Ack["result"];
  isReachable: boolean;
  /** Of the member's plan; null: not known. */
  plan: SubscriptionState | null;
  /** What changed in the plan, by version. */
  changes: Record<number, Pick<PlanChangesView, "kind" | "changes">>;
  /** Requests of pages, by their query. */
  asked: string[];
  readUpTo: number;
  /** Runs with a stored message, as the server's own transaction does. */
  onStored: (state: State, message: Message) => void;
};

/** Answers as the API does, from one thread in memory. Everything else is not found. */
export function startThreadServer(changes: Partial<Omit<State, "rest">> & { rest?: Partial<State["rest"]> } = {}) {
  const { rest, ...others } = changes;
  const state: State = {
    thread: "team",
    messages: [],
    rest: {
      readByMember: 0,
      readByTeam: 0,
      waiting: null,
      people: [helena],
      holder: null,
      writing: "open",
      ...rest,
    },
    result: "stored",
    isReachable: true,
    plan: null,
    changes: {},
    asked: [],
    readUpTo: 0,
    onStored: () => undefined,
    ...others,
  };
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    const value = answer(state, new URL(input, location.href), init);
    return Response.json({
      return: value ?? null,
      message: null,
      code: value === undefined ? 404 : 200,
      error: value === undefined ? "not-found" : false,
      redirect_to: null,
    });
  });
  return state;
}

function answer(state: State, { pathname, searchParams }: URL, init: RequestInit | undefined): unknown {
  if (pathname === "/v1/account/sync") return synced(state, JSON.parse(init?.body as string));
  if (pathname === `/v1/account/conversations/${state.thread}/read`) {
    state.readUpTo = Math.max(state.readUpTo, JSON.parse(init?.body as string).seq);
    state.rest.readByMember = state.readUpTo;
    return { readByMember: state.readUpTo };
  }
  const [, version] = /^\/v1\/account\/plan\/versions\/(\d+)\/changes$/.exec(pathname) ?? [];
  if (version) return state.changes[Number(version)];
  if (pathname === "/v1/account" && state.plan) return { state: state.plan };
  if (pathname !== `/v1/account/conversations/${state.thread}`) return undefined;
  state.asked.push(searchParams.toString());
  return pageOf(state, searchParams);
}

function pageOf({ thread, messages, rest }: State, query: URLSearchParams): MemberThread {
  const [before, after] = [query.get("before"), query.get("after")];
  const all = before ? messages.filter(({ seq }) => seq < Number(before)) : messages;
  const page = after ? messages.filter(({ seq }) => seq > Number(after)).slice(0, PAGE) : all.slice(-PAGE);
  return {
    ...rest,
    thread,
    messages: structuredClone(page),
    hasOlder: (page[0]?.seq ?? 1) > 1,
    lastSeq: messages.length,
  };
}

function synced(state: State, { mutations }: { mutations: Mutation[] }) {
  for (const { id, fields } of state.result === "stored" ? mutations : []) {
    if (state.messages.some(({ _id }) => _id === id)) continue;
    const message = addMessage(state, { _id: id, text: (fields as SentMessage).text });
    state.onStored(state, message);
  }
  const acks = mutations.map(({ id, hlc }) => ({ id, hlc, result: state.result }));
  return { cursor: "e.1", reset: false, withdrawn: false, acks, changes: [], more: false, now: Date.now() };
}

/** The next message of the thread. */
export function addMessage(state: Pick<State, "messages">, changes: Partial<Message>): Message {
  const message: Message = {
    _id: crypto.randomUUID(),
    seq: state.messages.length + 1,
    at: new Date().toISOString(),
    from: "member",
    by: null,
    text: "",
    card: null,
    answered: null,
    ...changes,
  };
  state.messages.push(message);
  return message;
}
