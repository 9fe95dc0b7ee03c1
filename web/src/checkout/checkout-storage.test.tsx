import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  initialState,
  type Payment,
} from "./checkout-reducer.ts";
import { loadState } from "./checkout-storage.ts";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import { CheckoutStep } from "./steps.tsx";

const email = "bia@exemplo.com";
const buyer = { how: "signed-in", email, fullName: "Bia Lima", phone: "+5511987654321", offerCents: 19_770 } as const;
const pix: Payment = {
  id: "7f0c",
  method: "pix",
  status: "pending",
  amountCents: 239_988,
  email,
  pixCode: "00020126",
  qrImage: "iVBOR",
  pixExpiresAt: "2026-11-15T12:30:00.000Z",
  shownAt: 1000,
};
const card: Payment = { ...pix, method: "credit-card", pixCode: null, qrImage: null, pixExpiresAt: null };
const opening = { type: "opened", userId: null, cycle: "annual", offer: "B", restored: null, resuming: false } as const;

const after = (...happenings: CheckoutEvent[]): CheckoutState => happenings.reduce(checkoutReducer, initialState);
const open = after(opening);
const atMethod = checkoutReducer(open, { type: "signed-in", buyer });
const atPlans = after({ ...opening, userId: "u1" }, { type: "user-found", email });
const states: Record<string, CheckoutState> = {
  identify: open,
  account: checkoutReducer(open, { type: "email-new", email }),
  login: after(opening, { type: "phone-given", phone: "11987654321" }, { type: "login-chosen" }),
  "plan-choice": atPlans,
  method: atMethod,
  "found by email": checkoutReducer(open, { type: "email-found", email }),
  "waiting for a PIX": checkoutReducer(atMethod, { type: "payment-opened", payment: pix }),
  "stepped back from a card": after(
    opening,
    { type: "signed-in", buyer },
    { type: "payment-opened", payment: card },
    { type: "back" },
  ),
  confirmed: checkoutReducer(atMethod, { type: "payment-opened", payment: { ...pix, status: "paid" } }),
};

const session = new Map<string, string>();
const storage = {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
};

/** A fresh page in the same tab. */
async function reload(restored: object = storage) {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", restored);
  return import("./checkout-storage.ts");
}

/** Where the buyer is after a reload with this in the storage. */
function flowAfterReload(text: string, userId: string | null): CheckoutState {
  session.set("checkout", text);
  return checkoutReducer(initialState, { ...opening, userId, restored: loadState() });
}

function pageOf(state: CheckoutState): string {
  const Step = state.view === "identify" ? IdentifyStep : CheckoutStep;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Summary state={state} />
      <section>
        <Step state={state} dispatch={() => undefined} />
      </section>
    </MemoryRouter>,
  );
}

/** As the page of today writes it. */
async function written(state: CheckoutState): Promise<string> {
  (await reload()).saveState(state);
  return session.get("checkout") ?? "";
}

beforeEach(() => {
  session.clear();
  vi.stubGlobal("sessionStorage", storage);
});

describe("the purchase after a reload", () => {
  test.each(Object.entries(states))("is where it was: %s", async (_, state) => {
    expect(flowAfterReload(await written(state), state.userId)).toEqual(state);
  });

  test("begins anew when a build renamed the view the buyer was at", async () => {
    const text = (await written(atMethod)).replace('"view":"method"', '"view":"payment-form"');
    const state = flowAfterReload(text, null);
    expect(state).toEqual(open);
    expect(pageOf(state)).toContain("Email ou telefone");
  });

  test("begins anew from what an older build wrote", async () => {
    expect(flowAfterReload(JSON.stringify(atMethod), null)).toEqual(open);
    const older = (await written(atMethod)).replace(/"version":\d+/, '"version":0');
    expect(flowAfterReload(older, null)).toEqual(open);
  });

  test("still asks about a payment whose status this build does not know", async () => {
    const text = (await written(states["waiting for a PIX"] as CheckoutState)).replace('"pending"', '"disputed"');
    const state = flowAfterReload(text, null);
    expect(state.payment).toMatchObject({ id: pix.id, status: "disputed" });
    expect(pageOf(state)).toContain("Verificando status do pagamento...");
  });
});

/** Every place inside a value, as the keys that lead to it. */
const placesIn = (value: unknown): string[][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])])
    : [];

function changed(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = { ...(value as Record<string, unknown>) };
  const inner = changed(copy[key], rest, put);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const pages = new Map<string, unknown>();
/** Whether the step in view has a title; an error is what it is. Pages that were drawn already are not drawn again. */
function hasTitle(state: CheckoutState): unknown {
  const key = JSON.stringify(state);
  try {
    if (!pages.has(key)) pages.set(key, /<section>.*<h1/.test(pageOf(state)));
  } catch (error) {
    pages.set(key, error);
  }
  return pages.get(key);
}

const STRANGE = [undefined, null, true, -1, 0.5, 1e300, "", "__proto__", "toString", [], ["method"], {}, { view: 1 }];

describe("whatever stands in the storage, the page is drawn", () => {
  test.each(Object.entries(states))("in every part of the state: %s", async (_, state) => {
    const whole: unknown = JSON.parse(await written(state));
    for (const place of [[], ...placesIn(whole)]) {
      for (const put of STRANGE) {
        const text = JSON.stringify(changed(whole, place, put)) ?? "";
        // An empty step would lock the buyer out as surely as an error.
        expect(hasTitle(flowAfterReload(text, state.userId)), `${place.join(".")} = ${JSON.stringify(put)}`).toBe(true);
      }
    }
  });

  test.each(["", "{", "null", "true", "0", '"method"', "[]", "[null]", "{}", '{"view":"method"}', "undefined"])(
    "as a whole: %s",
    (text) => {
      expect(flowAfterReload(text, null)).toEqual(open);
    },
  );
});

describe("a draft", () => {
  const holder = { name: "Bia Lima", cpfCnpj: "529.982.247-25", postalCode: "01310-100" };

  test("survives a reload, without what the form must not keep", async () => {
    const typed = { ...holder, number: "4111111111111111", ccv: "123" };
    (await reload()).saveDraft("card", typed);
    expect((await reload()).loadDraft("card")).toEqual(holder);
    expect([...session.values()].join()).not.toMatch(/4111|123"/);
  });

  test.each([
    [
      "a field of another kind",
      '{"name":{"first":"Bia"},"cpfCnpj":529,"postalCode":"01310-100"}',
      { postalCode: "01310-100" },
    ],
    ["a field nobody knows", '{"name":"Bia Lima","ccv":"123","onload":"x"}', { name: "Bia Lima" }],
    ["a list", '["Bia Lima"]', {}],
    ["a text", '"Bia Lima"', {}],
    ["nothing", "null", {}],
    ["half a text", '{"name":', {}],
  ])("with %s gives back only text that its form asks for", async (_, text, restored) => {
    session.set("checkout-card", text);
    expect((await reload()).loadDraft("card")).toEqual(restored);
  });

  test("is gone with every other one when the payment is confirmed", async () => {
    const { saveDraft, saveState, loadDraft } = await reload();
    saveDraft("identify", { contact: email });
    saveDraft("account", { fullName: "Bia Lima" });
    saveDraft("card", holder);
    saveDraft("pix", { email });
    saveDraft("reminder", { email });
    saveState(states["waiting for a PIX"] as CheckoutState);
    expect([...session.keys()]).toHaveLength(6);
    saveState(states["confirmed"] as CheckoutState);
    expect([...session.keys()]).toEqual(["checkout"]);
    expect(loadDraft("card")).toEqual({});
  });

  test("is still there on this page when the storage is emptied or closed", async () => {
    const { saveDraft, loadDraft } = await reload();
    saveDraft("card", holder);
    session.clear();
    expect(loadDraft("card")).toEqual(holder);
    const closed = await reload({});
    closed.saveDraft("card", holder);
    expect(closed.loadDraft("card")).toEqual(holder);
  });
});
