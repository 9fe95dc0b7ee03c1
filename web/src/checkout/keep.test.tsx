import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { advance, beginning, type Flow, type Happening, type Payment } from "./flow.ts";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import { keptFlow } from "./keep.ts";
import { LaterStep } from "./later-steps.tsx";

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
const opening = { type: "opened", userId: null, cycle: "annual", offer: "B", kept: null, resuming: false } as const;

const after = (...happenings: Happening[]): Flow => happenings.reduce(advance, beginning);
const open = after(opening);
const atMethod = advance(open, { type: "signed-in", buyer });
const atPlans = after({ ...opening, userId: "u1" }, { type: "user-found", email });
const states: Record<string, Flow> = {
  identify: open,
  account: advance(open, { type: "email-new", email }),
  login: after(opening, { type: "phone-given", phone: "11987654321" }, { type: "login-chosen" }),
  "plan-choice": atPlans,
  method: atMethod,
  "found by email": advance(open, { type: "email-known", email }),
  "waiting for a PIX": advance(atMethod, { type: "payment-opened", payment: pix }),
  "stepped back from a card": after(
    opening,
    { type: "signed-in", buyer },
    { type: "payment-opened", payment: card },
    { type: "back" },
  ),
  confirmed: advance(atMethod, { type: "payment-opened", payment: { ...pix, status: "paid" } }),
};

const session = new Map<string, string>();
const storage = {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
};

/** A fresh page in the same tab. */
async function reload(kept: object = storage) {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", kept);
  return import("./keep.ts");
}

/** Where the buyer is after a reload with this in the storage. */
function flowAfterReload(text: string, userId: string | null): Flow {
  session.set("checkout", text);
  return advance(beginning, { ...opening, userId, kept: keptFlow() });
}

function pageOf(flow: Flow): string {
  const Step = flow.view === "identify" ? IdentifyStep : LaterStep;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Summary flow={flow} />
      <section>
        <Step flow={flow} tell={() => undefined} />
      </section>
    </MemoryRouter>,
  );
}

/** As the page of today writes it. */
async function written(flow: Flow): Promise<string> {
  (await reload()).keepFlow(flow);
  return session.get("checkout") ?? "";
}

beforeEach(() => {
  session.clear();
  vi.stubGlobal("sessionStorage", storage);
});

describe("the purchase after a reload", () => {
  test.each(Object.entries(states))("is where it was: %s", async (_, flow) => {
    expect(flowAfterReload(await written(flow), flow.userId)).toEqual(flow);
  });

  test("begins anew when a build renamed the view the buyer was at", async () => {
    const text = (await written(atMethod)).replace('"view":"method"', '"view":"payment-form"');
    const flow = flowAfterReload(text, null);
    expect(flow).toEqual(open);
    expect(pageOf(flow)).toContain("Email ou telefone");
  });

  test("begins anew from what an older build wrote", async () => {
    expect(flowAfterReload(JSON.stringify(atMethod), null)).toEqual(open);
    const older = (await written(atMethod)).replace(/"version":\d+/, '"version":0');
    expect(flowAfterReload(older, null)).toEqual(open);
  });

  test("still asks about a payment whose status this build does not know", async () => {
    const text = (await written(states["waiting for a PIX"] as Flow)).replace('"pending"', '"disputed"');
    const flow = flowAfterReload(text, null);
    expect(flow.payment).toMatchObject({ id: pix.id, status: "disputed" });
    expect(pageOf(flow)).toContain("Verificando status do pagamento...");
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
function hasTitle(flow: Flow): unknown {
  const key = JSON.stringify(flow);
  try {
    if (!pages.has(key)) pages.set(key, /<section>.*<h1/.test(pageOf(flow)));
  } catch (error) {
    pages.set(key, error);
  }
  return pages.get(key);
}

const STRANGE = [undefined, null, true, -1, 0.5, 1e300, "", "__proto__", "toString", [], ["method"], {}, { view: 1 }];

describe("whatever stands in the storage, the page is drawn", () => {
  test.each(Object.entries(states))("in every part of the state: %s", async (_, flow) => {
    const whole: unknown = JSON.parse(await written(flow));
    for (const place of [[], ...placesIn(whole)]) {
      for (const put of STRANGE) {
        const text = JSON.stringify(changed(whole, place, put)) ?? "";
        // An empty step would lock the buyer out as surely as an error.
        expect(hasTitle(flowAfterReload(text, flow.userId)), `${place.join(".")} = ${JSON.stringify(put)}`).toBe(true);
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
    (await reload()).keepDraft("card", typed);
    expect((await reload()).keptDraft("card")).toEqual(holder);
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
  ])("with %s gives back only text that its form asks for", async (_, text, kept) => {
    session.set("checkout-card", text);
    expect((await reload()).keptDraft("card")).toEqual(kept);
  });

  test("is gone with every other one when the payment is confirmed", async () => {
    const { keepDraft, keepFlow, keptDraft } = await reload();
    keepDraft("identify", { contact: email });
    keepDraft("account", { fullName: "Bia Lima" });
    keepDraft("card", holder);
    keepDraft("pix", { email });
    keepDraft("reminder", { email });
    keepFlow(states["waiting for a PIX"] as Flow);
    expect([...session.keys()]).toHaveLength(6);
    keepFlow(states["confirmed"] as Flow);
    expect([...session.keys()]).toEqual(["checkout"]);
    expect(keptDraft("card")).toEqual({});
  });

  test("is still there on this page when the storage is emptied or closed", async () => {
    const { keepDraft, keptDraft } = await reload();
    keepDraft("card", holder);
    session.clear();
    expect(keptDraft("card")).toEqual(holder);
    const closed = await reload({});
    closed.keepDraft("card", holder);
    expect(closed.keptDraft("card")).toEqual(holder);
  });
});
