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
  startsOn: null,
  shownAt: 1000,
};
const card: Payment = { ...pix, method: "credit-card", pixCode: null, qrImage: null, pixExpiresAt: null };
const opening = { type: "opened", userId: null, cycle: "annual", offer: "B", restored: null, resuming: false } as const;

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(checkoutReducer, initialState);
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

/** Loads the module anew, as a reload of the tab does. */
async function reload(tabStorage: object = storage) {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", tabStorage);
  return import("./checkout-storage.ts");
}

/** The state after a reload with this text in the storage. */
function stateAfterReload(text: string, userId: string | null): CheckoutState {
  session.set("checkout", text);
  return checkoutReducer(initialState, { ...opening, userId, restored: loadState() });
}

function render(state: CheckoutState): string {
  const Step = state.view === "identify" ? IdentifyStep : CheckoutStep;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Summary state={state} />
      <section>
        <Step state={state} dispatch={() => undefined} member={null} />
      </section>
    </MemoryRouter>,
  );
}

/** The stored text, as this build writes it. */
async function serialize(state: CheckoutState): Promise<string> {
  (await reload()).saveState(state);
  return session.get("checkout") ?? "";
}

beforeEach(() => {
  session.clear();
  vi.stubGlobal("sessionStorage", storage);
});

describe("the purchase after a reload", () => {
  test.each(Object.entries(states))("is restored: %s", async (_, state) => {
    expect(stateAfterReload(await serialize(state), state.userId)).toEqual(state);
  });

  test("starts over when a build renamed the stored view", async () => {
    const text = (await serialize(atMethod)).replace('"view":"method"', '"view":"payment-form"');
    const state = stateAfterReload(text, null);
    expect(state).toEqual(open);
    expect(render(state)).toContain("Email ou telefone");
  });

  test("starts over when an older build wrote the state", async () => {
    expect(stateAfterReload(JSON.stringify(atMethod), null)).toEqual(open);
    const older = (await serialize(atMethod)).replace(/"version":\d+/, '"version":0');
    expect(stateAfterReload(older, null)).toEqual(open);
  });

  test("still polls a payment whose status this build does not know", async () => {
    const text = (await serialize(states["waiting for a PIX"] as CheckoutState)).replace('"pending"', '"disputed"');
    const state = stateAfterReload(text, null);
    expect(state.payment).toMatchObject({ id: pix.id, status: "disputed" });
    expect(render(state)).toContain("Verificando status do pagamento...");
  });
});

/** Every path inside a value. */
const pathsIn = (value: unknown): string[][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((rest) => [key, ...rest])])
    : [];

function replaceAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = { ...(value as Record<string, unknown>) };
  const inner = replaceAt(copy[key], rest, replacement);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const rendered = new Map<string, unknown>();
/** Whether the current step has a title, or the error it threw. Renders each distinct state once. */
function hasTitle(state: CheckoutState): unknown {
  const key = JSON.stringify(state);
  try {
    if (!rendered.has(key)) rendered.set(key, /<section>.*<h1/.test(render(state)));
  } catch (error) {
    rendered.set(key, error);
  }
  return rendered.get(key);
}

const MALFORMED = [undefined, null, true, -1, 0.5, 1e300, "", "__proto__", "toString", [], ["method"], {}, { view: 1 }];

describe("the page renders with malformed storage", () => {
  test.each(Object.entries(states))("at every path of the state: %s", async (_, state) => {
    const whole: unknown = JSON.parse(await serialize(state));
    for (const path of [[], ...pathsIn(whole)]) {
      for (const replacement of MALFORMED) {
        const text = JSON.stringify(replaceAt(whole, path, replacement)) ?? "";
        // An empty step would block the buyer just as an error does.
        expect(
          hasTitle(stateAfterReload(text, state.userId)),
          `${path.join(".")} = ${JSON.stringify(replacement)}`,
        ).toBe(true);
      }
    }
  });

  test.each(["", "{", "null", "true", "0", '"method"', "[]", "[null]", "{}", '{"view":"method"}', "undefined"])(
    "as the entire entry: %s",
    (text) => {
      expect(stateAfterReload(text, null)).toEqual(open);
    },
  );
});

describe("a draft", () => {
  const holder = { name: "Bia Lima", cpfCnpj: "529.982.247-25", postalCode: "01310-100" };

  test("survives a reload, without card data", async () => {
    const typed = { ...holder, number: "4111111111111111", ccv: "123" };
    (await reload()).saveDraft("card", typed);
    expect((await reload()).loadDraft("card")).toEqual(holder);
    expect([...session.values()].join()).not.toMatch(/4111|123"/);
  });

  test.each([
    [
      "a field of another type",
      '{"name":{"first":"Bia"},"cpfCnpj":529,"postalCode":"01310-100"}',
      { postalCode: "01310-100" },
    ],
    ["an unknown field", '{"name":"Bia Lima","ccv":"123","onload":"x"}', { name: "Bia Lima" }],
    ["a list", '["Bia Lima"]', {}],
    ["a string", '"Bia Lima"', {}],
    ["null", "null", {}],
    ["truncated JSON", '{"name":', {}],
  ])("with %s restores only the strings of its form's fields", async (_, text, expected) => {
    session.set("checkout-card", text);
    expect((await reload()).loadDraft("card")).toEqual(expected);
  });

  test("is deleted with all others when the payment is confirmed", async () => {
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

  test("stays in memory when the storage is cleared or blocked", async () => {
    const { saveDraft, loadDraft } = await reload();
    saveDraft("card", holder);
    session.clear();
    expect(loadDraft("card")).toEqual(holder);
    const blocked = await reload({});
    blocked.saveDraft("card", holder);
    expect(blocked.loadDraft("card")).toEqual(holder);
  });
});
