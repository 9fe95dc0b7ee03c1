import { describe, expect, test } from "vitest";
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  createInitialState,
  cycleOfQuery,
  depthOf,
  initialState,
  methodOfQuery,
  type Payment,
  resumeTokenOf,
} from "./checkout-reducer.ts";

const email = "bia@exemplo.com";
const bia = { how: "signed-in", email, fullName: "Bia Lima", phone: "+5511987654321", offerCents: null } as const;
const pix: Payment = {
  id: "7f0c",
  method: "pix",
  status: "pending",
  amountCents: 239_988,
  email,
  pixCode: "00020126",
  qrImage: "iVBOR",
  pixExpiresAt: null,
  startsOn: null,
  shownAt: 1000,
};
const opening = {
  type: "opened",
  userId: null,
  cycle: "annual",
  offer: null,
  restored: null,
  resuming: false,
} as const;

const after = (from: CheckoutState, ...events: CheckoutEvent[]): CheckoutState => events.reduce(checkoutReducer, from);
const open = after(initialState, opening);
const atAccount = after(open, { type: "email-new", email });
const atLogin = after(atAccount, { type: "login-chosen" });
const atMethod = after(open, { type: "email-found", email });
const atResult = after(atMethod, { type: "payment-opened", payment: pix });
const resolvingLink = after(createInitialState("u1"), { ...opening, userId: "u1" });
const atPlans = after(resolvingLink, { type: "user-found", email });
const back = { type: "back" } as const;

test("the page is prerendered at step 1, without a price", () => {
  expect(initialState).toMatchObject({ view: "identify", cycle: null });
});

describe("from step 1", () => {
  test("a known email goes to step 3 and pays by email", () => {
    expect(atMethod).toMatchObject({ view: "method", buyer: { how: "found", email } });
  });
  test("a new email goes to registration in step 2", () => {
    expect(atAccount).toMatchObject({ view: "account", contact: { kind: "email", typed: email } });
  });
  test("a phone goes straight to registration in step 2", () => {
    const state = after(open, { type: "phone-given", phone: "11987654321" });
    expect(state).toMatchObject({ view: "account", contact: { kind: "phone", typed: "11987654321" } });
  });
  test("a signed-in buyer goes to step 3", () => {
    expect(after(open, { type: "signed-in", buyer: bia })).toMatchObject({
      view: "method",
      buyer: bia,
      contact: { typed: email },
    });
  });
  test("a stale response changes nothing", () => {
    expect(after(atResult, { type: "email-new", email })).toBe(atResult);
    expect(after(atLogin, { type: "email-found", email })).toBe(atLogin);
  });
});

describe("within step 2", () => {
  test("an existing user chooses login, and may return to registration", () => {
    expect(atLogin.view).toBe("login");
    expect(after(atLogin, { type: "account-chosen" }).view).toBe("account");
  });
  test.each([
    ["login", atLogin],
    ["account", atAccount],
  ])("a successful %s goes to step 3 as that account", (_, from) => {
    const state = after(from, { type: "signed-in", buyer: bia });
    expect(state).toMatchObject({ view: "method", buyer: bia });
  });
  test("a buyer found by email may still sign in", () => {
    expect(after(atMethod, { type: "login-chosen" }).view).toBe("login");
  });
});

describe("with a user id", () => {
  test("the user is looked up first", () => {
    expect(resolvingLink).toMatchObject({ view: "resolving-link", userId: "u1" });
  });
  test("then the plan-choice view is shown", () => {
    expect(atPlans).toMatchObject({ view: "plan-choice", buyer: { how: "found", email } });
  });
  test("a previewed cycle changes the summary, not the step", () => {
    expect(after(atPlans, { type: "cycle-previewed", cycle: "monthly" })).toEqual({ ...atPlans, cycle: "monthly" });
  });
  test("choosing plan and cycle jumps to step 3", () => {
    expect(after(atPlans, { type: "plan-chosen", cycle: "semestral" })).toMatchObject({
      view: "method",
      cycle: "semestral",
    });
  });
  test("back from step 3 is the plan view", () => {
    expect(after(atPlans, { type: "plan-chosen", cycle: "monthly" }, back).view).toBe("plan-choice");
  });
});

describe("by a reminder link", () => {
  const resolving = after(initialState, { ...opening, resuming: true, restored: atResult });
  const terms = { type: "resumed", cycle: "semestral", method: "pix", email, offer: null } as const;

  test("the link is resolved first, whatever was stored", () => {
    expect(resolving).toMatchObject({ view: "resolving-link", payment: null, buyer: null });
  });
  test("then the payment step is restored", () => {
    expect(after(resolving, terms)).toMatchObject({
      view: "method",
      cycle: "semestral",
      method: "pix",
      buyer: { how: "found", email },
      contact: { typed: email },
    });
  });
  test("its offer wins; without one the offer of this visit stays", () => {
    expect(after(resolving, { ...terms, offer: "B" }).offer).toBe("B");
    expect(after({ ...resolving, offer: "D" }, terms).offer).toBe("D");
  });
  test("an expired link starts at step 1", () => {
    expect(after(resolving, { type: "not-resumed" }).view).toBe("identify");
  });
  test("a stale response changes nothing", () => {
    expect(after(atMethod, terms)).toBe(atMethod);
  });
});

describe("from step 3", () => {
  test("a submitted payment goes to step 4", () => {
    expect(atResult).toMatchObject({ view: "result", method: "pix", payment: { id: "7f0c" } });
  });
  test("a paid card is confirmed at once", () => {
    const payment: Payment = { ...pix, method: "credit-card", status: "paid", pixCode: null };
    expect(after(atMethod, { type: "payment-opened", payment }).payment?.status).toBe("paid");
  });
  test("the method can be switched", () => {
    expect(after(atMethod, { type: "method-chosen", method: "pix" }).method).toBe("pix");
  });
});

describe("at step 4", () => {
  test("a code that arrives late starts its own 30 minutes", () => {
    const early = after(atMethod, { type: "payment-opened", payment: { ...pix, pixCode: null, status: "processing" } });
    const late = { type: "pix-code-arrived", pixCode: "0002", qrImage: "x", pixExpiresAt: null, at: 9000 } as const;
    expect(after(early, late).payment).toMatchObject({ pixCode: "0002", shownAt: 9000 });
  });
  test("a renewed code replaces the old one", () => {
    const renewed = { ...pix, id: "new", pixCode: "0003" };
    expect(after(atResult, { type: "payment-opened", payment: renewed }).payment).toEqual(renewed);
  });
  test.each(["paid", "received"] as const)("%s confirms, and no later event reverts it", (status) => {
    const state = after(atResult, { type: "status-received", status });
    expect(state.payment?.status).toBe(status);
    expect(after(state, { type: "status-received", status: "processing" })).toBe(state);
    expect(after(state, back)).toBe(state);
  });
});

describe("back", () => {
  test("a pending card payment can be reopened after stepping back, a failed one cannot", () => {
    const card: Payment = { ...pix, method: "credit-card", status: "processing", pixCode: null };
    const steppedBack = after(atMethod, { type: "payment-opened", payment: card }, back);
    expect(steppedBack).toMatchObject({ view: "method", payment: null, pendingCardPayment: card });
    expect(after(steppedBack, { type: "pending-payment-reopened" })).toMatchObject({
      view: "result",
      payment: card,
      pendingCardPayment: null,
    });

    const failed = after(atMethod, { type: "payment-opened", payment: { ...card, status: "failed" } }, back);
    expect(failed.pendingCardPayment).toBeNull();
    expect(after(failed, { type: "pending-payment-reopened" })).toBe(failed);
  });
  test.each([
    ["account", atAccount],
    ["login", atLogin],
    ["method", atMethod],
  ])("from %s to step 1", (_, from) => {
    expect(after(from, back).view).toBe("identify");
  });
  test("from an unpaid step 4 to step 3, clearing the PIX data", () => {
    expect(after(atResult, back)).toMatchObject({
      view: "method",
      payment: null,
      method: "pix",
      pendingCardPayment: null,
    });
  });
  test.each([
    ["step 1", open],
    ["the plan view", atPlans],
  ])("from %s is left to the browser", (_, from) => {
    expect(after(from, back)).toBe(from);
    expect(depthOf(from.view)).toBe(0);
  });
});

describe("a member whose link says PIX", () => {
  const member = { buyer: bia, method: "pix" } as const;
  const opened = after(initialState, { ...opening, member });

  test("is asked nothing in step 1, and may step back to it", () => {
    expect(opened).toMatchObject({ view: "method", method: "pix", buyer: bia, cycle: "annual" });
    expect(after(opened, back)).toMatchObject({ view: "identify" });
  });
  test("is not asked in step 1 again after an earlier visit, and finds a payment that waits", () => {
    expect(after(initialState, { ...opening, member, restored: open })).toEqual(opened);
    expect(after(initialState, { ...opening, member, restored: atResult })).toEqual(atResult);
  });
});

describe("after a reload", () => {
  const reopened = (restored: CheckoutState, changes: Partial<Extract<CheckoutEvent, { type: "opened" }>> = {}) =>
    after(createInitialState(restored.userId), { ...opening, userId: restored.userId, restored, ...changes });

  test.each([open, atAccount, atLogin, atMethod, atResult, atPlans])("$view is restored", (state) => {
    expect(reopened(state)).toEqual(state);
  });
  test("a user still being looked up is looked up again", () => {
    expect(reopened(resolvingLink).view).toBe("resolving-link");
  });
  test("another cycle in the URL keeps the buyer and drops the payment", () => {
    expect(reopened(atResult, { cycle: "monthly" })).toMatchObject({ view: "method", cycle: "monthly", payment: null });
  });
  test("a state stored for another user id is not restored", () => {
    expect(reopened(atPlans, { userId: "u2" })).toMatchObject({ view: "resolving-link", userId: "u2", buyer: null });
  });
  test("an incomplete stored state starts over", () => {
    expect(reopened({ ...atResult, payment: null }).view).toBe("identify");
  });
});

test.each([
  ["", "annual"],
  ["?plano=completo&ciclo=monthly", "monthly"],
  ["?ciclo=semestral", "semestral"],
  ["?plano=outro&ciclo=semanal", "annual"],
])("the query %j selects %s", (search, cycle) => {
  expect(cycleOfQuery(search)).toBe(cycle);
});

test("a link may say PIX, and nothing else", () => {
  expect(["?forma=pix", "?forma=cartao", ""].map(methodOfQuery)).toEqual(["pix", null, null]);
});

test("a reminder link is recognised by its token", () => {
  expect(["?retomar=a.b", "?retomar=", "?ciclo=monthly"].map(resumeTokenOf)).toEqual(["a.b", null, null]);
});
