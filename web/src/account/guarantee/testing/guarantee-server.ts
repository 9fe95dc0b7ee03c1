import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { vi } from "vitest";
import { exampleDecision, exampleMeter, examplePurchase, exampleRefund, openReview } from "./example-guarantee.ts";

/** A Thursday, a little before lunch in São Paulo. */
export const NOW = Date.parse("2026-11-19T15:50:00Z");
export const PASSWORD = "senha-certa";

type State = {
  view: GuaranteeView;
  /** What a request is answered with. */
  answer: GuaranteeDecision;
  isReachable: boolean;
  /** Whether free days can still be accepted. */
  isOffered: boolean;
  /** Each request with a body. */
  sent: { request: string; body: Record<string, unknown> }[];
};

type Changes = Partial<Omit<State, "view" | "sent">> & { view?: Partial<GuaranteeView> };

/** Answers as the API does, from the state here. Everything else is not found. */
export function startGuaranteeServer({ view, ...others }: Changes = {}): State {
  const state: State = {
    view: { purchase: examplePurchase(), meter: exampleMeter(), decisions: [], ...view },
    answer: exampleDecision({ refund: exampleRefund() }),
    isReachable: true,
    isOffered: true,
    sent: [],
    ...others,
  };
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (!state.isReachable) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(input, location.href);
    const request = `${init?.method ?? "GET"} ${pathname}`;
    const body = JSON.parse((init?.body as string | null) ?? "{}");
    if (init?.method === "POST") state.sent.push({ request, body });
    if (pathname.includes("/bundle.")) return new Response(`${pathname} ${state.view.decisions[0]?.hash}`);
    const problem = request === `POST ${GUARANTEE}` && body.password !== PASSWORD ? WRONG_PASSWORD : NOT_FOUND;
    const value = problem === WRONG_PASSWORD ? undefined : answer(state, request, body);
    const failed = value === undefined;
    const { code, error, message } = failed ? problem : { code: 200, error: false, message: null };
    const text = JSON.stringify({ return: failed ? null : value, message, code, error, redirect_to: null });
    return new Response(text, { status: code });
  });
  return state;
}

const GUARANTEE = "/v1/account/guarantee";
const WRONG_PASSWORD = { code: 403, error: "wrong-password", message: "Senha incorreta" };
const NOT_FOUND = { code: 404, error: "not-found", message: null };

function answer(state: State, request: string, body: Record<string, unknown>): unknown {
  const [latest] = state.view.decisions;
  switch (request) {
    case `GET ${GUARANTEE}`:
      return state.view;
    case `POST ${GUARANTEE}`:
      return put(state, { ...state.answer, _id: String(body._id) });
    case `POST ${GUARANTEE}/${latest?._id}/review`:
      return latest && put(state, { ...latest, review: openReview() });
    case `POST ${GUARANTEE}/${latest?._id}/choice`:
      return latest && put(state, chosenOf(latest, body.choice as NonNullable<GuaranteeDecision["chosen"]>));
    case `POST ${GUARANTEE}/${latest?._id}/offer`:
      return latest && state.isOffered ? put(state, acceptedOf(latest)) : undefined;
  }
  return undefined;
}

const chosenOf = (
  decision: GuaranteeDecision,
  chosen: NonNullable<GuaranteeDecision["chosen"]>,
): GuaranteeDecision => ({
  ...decision,
  choices: [],
  chosen,
  refund: chosen === "reembolso-de-cortesia" ? exampleRefund() : null,
});

const acceptedOf = (decision: GuaranteeDecision): GuaranteeDecision => ({
  ...decision,
  offer: decision.offer && {
    ...decision.offer,
    acceptedAt: new Date().toISOString(),
    accessUntil: "2027-12-01T12:00:00.000Z",
  },
});

function put(state: State, decision: GuaranteeDecision): GuaranteeDecision {
  const decisions = [decision, ...state.view.decisions.filter(({ _id }) => _id !== decision._id)];
  const purchase = state.view.purchase && { ...state.view.purchase, refundUsed: decision.refund !== null };
  state.view = { ...state.view, purchase, decisions };
  return decision;
}
