import { type Cycle, DEFAULT_CYCLE, type PaymentMethod, type PaymentStatus } from "@app/contract/catalogue";
import type { Variant } from "@app/contract/landings";

/**
 * The checkout's state machine, as a pure reducer: components dispatch events, and the reducer returns the next view.
 * Its state never holds a password or a card.
 */

/** A plan-choice view and four steps; step 2 is either a login or a new account. */
export const VIEWS = ["resolving-link", "plan-choice", "identify", "login", "account", "method", "result"] as const;
export type View = (typeof VIEWS)[number];

/** What was typed at step 1. */
export type Contact = { kind: "email" | "phone"; typed: string };

/** Found by email: pays with the email only. Signed in: pays as that account, which may have no email yet. */
export type Buyer =
  | { how: "found"; email: string | null }
  | {
      how: "signed-in";
      email: string | null;
      fullName: string;
      phone: string | null;
      /** The monthly price that a landing page promised this account, if any. */
      offerCents: number | null;
    };

export type SignedIn = Extract<Buyer, { how: "signed-in" }>;

export type Payment = {
  id: string;
  method: PaymentMethod;
  status: PaymentStatus;
  amountCents: number;
  /** Where the receipt goes; an account without email gives it with the payment. */
  email: string;
  /** Null until the gateway has created it. */
  pixCode: string | null;
  /** A PNG in base64, without prefix. */
  qrImage: string | null;
  pixExpiresAt: string | null;
  /** While open: the day on which people start at the latest. Once paid: the day itself, null when at once. */
  startsOn: string | null;
  /** When the buyer first saw this payment, in milliseconds: the 30-minute countdown starts here. */
  shownAt: number;
};

export type CheckoutState = {
  view: View;
  /** From the URL; null on `/pagamento`. */
  userId: string | null;
  /** Null until the URL is parsed: no price is shown before that. */
  cycle: Cycle | null;
  /** The landing page whose advertised price applies. */
  offer: Variant | null;
  contact: Contact | null;
  buyer: Buyer | null;
  method: PaymentMethod;
  payment: Payment | null;
  /** A pending card payment that the buyer stepped back from and can reopen. */
  pendingCardPayment: Payment | null;
};

export type CheckoutEvent =
  | {
      type: "opened";
      userId: string | null;
      cycle: Cycle;
      offer: Variant | null;
      restored: CheckoutState | null;
      /** Opened by a reminder link, which is resolved first. */
      resuming: boolean;
      /** A member whose link says how to pay: step 1 has nothing left to ask. */
      member?: { buyer: SignedIn; method: PaymentMethod } | null;
    }
  | { type: "user-found"; email: string | null }
  | { type: "resumed"; cycle: Cycle; method: PaymentMethod; email: string; offer: Variant | null }
  | { type: "not-resumed" }
  | { type: "cycle-previewed"; cycle: Cycle }
  | { type: "plan-chosen"; cycle: Cycle }
  | { type: "email-found"; email: string }
  | { type: "email-new"; email: string }
  | { type: "phone-given"; phone: string }
  | { type: "login-chosen" }
  | { type: "account-chosen" }
  | { type: "signed-in"; buyer: SignedIn; method?: PaymentMethod }
  | { type: "method-chosen"; method: PaymentMethod }
  | { type: "payment-opened"; payment: Payment }
  | { type: "pix-code-arrived"; pixCode: string; qrImage: string | null; pixExpiresAt: string | null; at: number }
  | { type: "status-received"; status: PaymentStatus; startsOn?: string | null | undefined }
  | { type: "pending-payment-reopened" }
  | { type: "back" };

/** What is prerendered: step 1, without a price. */
export const initialState: CheckoutState = {
  view: "identify",
  userId: null,
  cycle: null,
  offer: null,
  contact: null,
  buyer: null,
  method: "credit-card",
  payment: null,
  pendingCardPayment: null,
};

/** With a user id in the URL the user is looked up first. */
export const createInitialState = (userId: string | null): CheckoutState =>
  userId ? { ...initialState, view: "resolving-link", userId } : initialState;

export const isConfirmed = (status: PaymentStatus | undefined): boolean => status === "paid" || status === "received";
/** Polling stops when the payment is confirmed or has failed. */
export const isSettled = (status: PaymentStatus): boolean => isConfirmed(status) || status === "failed";

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "opened":
      return restoreOrStart(state, event);

    // With a user id: look-up, then the plan-choice view; choosing a plan and cycle jumps to step 3.
    case "user-found":
      if (state.view !== "resolving-link") return state;
      return { ...state, view: "plan-choice", ...foundByEmail(event.email) };
    // By a reminder link: back to the abandoned payment step, or to step 1 when the link has expired.
    case "resumed": {
      if (state.view !== "resolving-link") return state;
      const { cycle, method, email, offer } = event;
      return { ...state, view: "method", cycle, method, offer: offer ?? state.offer, ...foundByEmail(email) };
    }
    case "not-resumed":
      return state.view === "resolving-link" ? { ...state, view: "identify" } : state;

    case "cycle-previewed":
      return state.view === "plan-choice" ? { ...state, cycle: event.cycle } : state;
    case "plan-chosen":
      if (state.view !== "plan-choice") return state;
      return { ...state, view: "method", cycle: event.cycle };

    // Step 1 to 2, or to 3: a known email pays, a new one registers, a phone goes straight to registration.
    case "email-found":
      if (state.view !== "identify") return state;
      return { ...state, view: "method", ...foundByEmail(event.email) };
    case "email-new":
      if (state.view !== "identify") return state;
      return { ...state, view: "account", contact: { kind: "email", typed: event.email }, buyer: null };
    case "phone-given":
      if (state.view !== "identify") return state;
      return { ...state, view: "account", contact: { kind: "phone", typed: event.phone }, buyer: null };

    // Within step 2; a buyer found by email may also return from step 3 to sign in.
    case "login-chosen":
      if (!state.contact || (state.view !== "account" && state.view !== "method")) return state;
      return { ...state, view: "login" };
    case "account-chosen":
      return state.view === "login" ? { ...state, view: "account" } : state;

    // Step 2 to 3, after a login or a registration. A signed-in buyer goes there from step 1.
    case "signed-in":
      if (state.view === "result") return state;
      return {
        ...state,
        view: "method",
        buyer: event.buyer,
        contact: state.contact ?? contactOf(event.buyer),
        method: event.method ?? state.method,
      };

    case "method-chosen":
      return state.view === "method" ? { ...state, method: event.method } : state;

    // Step 3 to 4, after the payment was submitted. Step 4 may renew a PIX code: the new payment replaces the old.
    case "payment-opened":
      if (state.view !== "method" && state.view !== "result") return state;
      return {
        ...state,
        view: "result",
        method: event.payment.method,
        payment: event.payment,
        pendingCardPayment: null,
      };
    case "pending-payment-reopened":
      return state.pendingCardPayment
        ? { ...state, view: "result", payment: state.pendingCardPayment, pendingCardPayment: null }
        : state;
    case "pix-code-arrived": {
      if (!state.payment || state.payment.pixCode) return state;
      const { pixCode, qrImage, pixExpiresAt, at } = event;
      return { ...state, payment: { ...state.payment, pixCode, qrImage, pixExpiresAt, shownAt: at } };
    }
    case "status-received":
      if (!state.payment || isConfirmed(state.payment.status)) return state;
      return {
        ...state,
        payment: {
          ...state.payment,
          status: event.status,
          startsOn: event.startsOn === undefined ? state.payment.startsOn : event.startsOn,
        },
      };

    case "back":
      return stepBack(state);
  }
}

const foundByEmail = (email: string | null): Pick<CheckoutState, "buyer" | "contact"> => ({
  buyer: { how: "found", email },
  contact: email ? { kind: "email", typed: email } : null,
});

const contactOf = ({ email, phone }: { email: string | null; phone: string | null }): Contact | null =>
  email ? { kind: "email", typed: email } : phone ? { kind: "phone", typed: phone } : null;

/** A reload restores the stored state; a different cycle in the URL wins over the stored one. */
function restoreOrStart(
  state: CheckoutState,
  { userId, cycle, offer, restored, resuming, member }: Extract<CheckoutEvent, { type: "opened" }>,
): CheckoutState {
  const empty: CheckoutState = { ...createInitialState(userId), cycle, offer };
  if (resuming && !userId) return { ...empty, view: "resolving-link" };
  const fresh = member && !userId ? checkoutReducer(empty, { type: "signed-in", ...member }) : empty;
  if (!restored || restored.userId !== userId || !canRestore(restored)) return fresh;
  if (member && restored.view === "identify") return fresh;
  // With a user id the cycle is chosen on the page, not in the URL.
  if (userId || restored.cycle === cycle) return { ...restored, offer: offer ?? restored.offer };
  // Another cycle keeps the buyer and drops the payment.
  const view = restored.view === "result" ? "method" : restored.view;
  return { ...restored, view, cycle, offer: offer ?? restored.offer, payment: null, pendingCardPayment: null };
}

/** Each view requires the data that earlier views collect. */
function canRestore({ view, cycle, contact, buyer, payment }: CheckoutState): boolean {
  if (cycle === null) return false;
  if (view === "login" || view === "account") return contact !== null;
  if (view === "plan-choice" || view === "method") return buyer !== null;
  if (view === "result") return buyer !== null && payment !== null;
  return view === "identify";
}

/**
 * "Voltar": from step 2 to 1; from step 3 to the plan view with a user id, otherwise to step 1 (an existing account is
 * not created again); from an unpaid step 4 to step 3, clearing the PIX data. Elsewhere it is a no-op and the browser
 * navigates back.
 */
function stepBack(state: CheckoutState): CheckoutState {
  switch (state.view) {
    case "login":
    case "account":
      return { ...state, view: "identify" };
    case "method":
      return { ...state, view: state.userId ? "plan-choice" : "identify" };
    case "result":
      if (isConfirmed(state.payment?.status)) return state;
      return {
        ...state,
        view: "method",
        payment: null,
        pendingCardPayment: isPendingCard(state.payment) ? state.payment : null,
      };
    default:
      return state;
  }
}

const isPendingCard = (payment: Payment | null): boolean =>
  payment?.method === "credit-card" && !isSettled(payment.status);

/** A view's depth in the browser history: at zero the browser's back button leaves the page. */
export const depthOf = (view: View): number =>
  ({ "resolving-link": 0, "plan-choice": 0, identify: 0, login: 1, account: 1, method: 2, result: 3 })[view];

/** The step, of four, that a view belongs to. */
export const stepOf = (view: View): 1 | 2 | 3 | 4 => {
  if (view === "login" || view === "account") return 2;
  if (view === "method") return 3;
  return view === "result" ? 4 : 1;
};

/** The token of a reminder link, if the URL is one. */
export const resumeTokenOf = (search: string): string | null => new URLSearchParams(search).get("retomar") || null;

const CYCLE_PARAMS: Record<string, Cycle> = { monthly: "monthly", semestral: "semestral", annual: "annual" };
/** A link may say how the buyer will pay. */
export const methodOfQuery = (search: string): PaymentMethod | null =>
  new URLSearchParams(search).get("forma") === "pix" ? "pix" : null;

/** Unknown values fall back to the annual cycle; the plan is always the complete one. */
export const cycleOfQuery = (search: string): Cycle =>
  CYCLE_PARAMS[new URLSearchParams(search).get("ciclo") ?? ""] ?? DEFAULT_CYCLE;
