import { brand } from "@app/contract/brand";
import { TrackedEvent } from "@app/contract/tracking";
import { beforeEach, expect, test, vi } from "vitest";

const createStorage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
};

const posted = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => new Response("{}"));
const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
let local = createStorage();
let session = createStorage();
let page = { cookie: "", referrer: "", title: "Página" };

beforeEach(() => {
  [local, session] = [createStorage(), createStorage()];
  page = { cookie: "", referrer: "", title: "Página" };
  posted.mockClear();
  warned.mockClear();
});

/** A new page of the same visit. */
async function visit(path: string, referrer = "") {
  const { origin, pathname, search, href, hostname, protocol } = new URL(path, "https://prumo.example");
  page.referrer = referrer;
  vi.resetModules();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { origin, pathname, search, href, hostname, protocol });
  vi.stubGlobal("screen", { width: 360, height: 740 });
  vi.stubGlobal("fetch", posted);
  const { captureAttribution } = await import("./attribution.ts");
  captureAttribution();
  return import("./track.ts");
}

const accept = (ads: boolean) =>
  local.setItem("consent", JSON.stringify({ ads, version: "2026-11", at: "2026-11-15T00:00:00.000Z" }));
const sent = () => JSON.parse(posted.mock.lastCall?.[1].body as string);
const person = { fullName: "Ana Maria Souza", email: "ana@exemplo.com.br", phone: "(11) 98765-4321" };

test("the payload matches the contract and is posted to the product's path", async () => {
  const { track } = await visit("/lp?utm_source=boletim");
  const id = track("PageView");
  expect(posted.mock.lastCall?.[0]).toBe(`/v1/public/${brand.slug}/track-conversion`);
  expect(posted.mock.lastCall?.[1].keepalive).toBe(true);
  expect(sent()).toMatchObject({ eventName: "PageView", uniqueId: id, whatsapp: "none", value: 1, currency: "BRL" });
  expect(sent().params).toMatchObject({ customer_data: { country: "BR" }, query_params: { utm_source: "boletim" } });
  expect(TrackedEvent.safeParse(sent()).success).toBe(true);
});

test.each([
  ["gclid", "google"],
  ["fbclid", "facebook"],
  ["msclkid", "bing"],
  ["q", "direct"],
])("%s is attributed to %s", async (clickId, source) => {
  (await visit(`/?${clickId}=1`)).track("PageView");
  expect(sent().source).toBe(source);
});

test("a lead has the value of the specification", async () => {
  (await visit("/lp")).track("Lead");
  expect(sent().value).toBe(0.01);
});

test.each([false, undefined])("with consent %s no personal data is sent and no cookie is set", async (ads) => {
  if (ads !== undefined) accept(ads);
  (await visit("/?fbclid=AbC")).track("RegistrationFailed", { person });
  for (const secret of ["ana@", "Souza", "98765"]) expect(JSON.stringify(sent())).not.toContain(secret);
  expect([sent().params.customer_data.fbp, page.cookie]).toEqual(["", ""]);
});

test("with consent the personal data and the advertising ids are sent", async () => {
  accept(true);
  (await visit("/?fbclid=AbC_1")).track("RegistrationFailed", { person });
  expect(sent()).toMatchObject({ whatsapp: "11987654321", email: "ana@exemplo.com.br", consent: { ads: true } });
  expect(sent().params.customer_data).toMatchObject({ first_name: "Ana", last_name: "Maria Souza" });
  expect(sent().params.customer_data.fbp).toMatch(/^fb\.1\.\d{13}\.\d+$/);
  expect(sent().params.customer_data.fbc).toMatch(/^fb\.1\.\d{13}\.AbC_1$/);
});

test("the arrival's query survives internal links, and a new campaign replaces it", async () => {
  await visit("/?gclid=um");
  (await visit("/pagamento?plano=completo", "https://prumo.example/?gclid=um")).track("PageView");
  expect(sent().params.query_params).toEqual({ gclid: "um" });
  (await visit("/lp?fbclid=dois", "https://www.facebook.com/")).track("PageView");
  expect(sent().params.query_params).toEqual({ fbclid: "dois" });
});

test("a visitor who left the first page before its scripts ran is still attributed", async () => {
  (await visit("/pagamento?plano=completo", "https://prumo.example/?fbclid=rapida")).track("PageView");
  expect(sent()).toMatchObject({ source: "facebook", params: { query_params: { fbclid: "rapida" } } });
});

test("an account's id is never sent in a URL", async () => {
  (await visit("/pagamento/3f1b-77?plano=completo", "https://prumo.example/pagamento/3f1b-77")).track("PageView");
  expect(JSON.stringify(sent())).not.toContain("3f1b-77");
  expect(sent().params.browser_data.page_url).toContain("/pagamento/:userId?plano=completo");
});

test("the response is read to its end, so that the browser does not keep the request open", async () => {
  const { track } = await visit("/");
  track("PageView");
  const response = await posted.mock.results[0]?.value;
  await vi.waitFor(() => expect(response?.bodyUsed).toBe(true), { timeout: 10_000 });
});

test("a failure is only logged to the console", async () => {
  const { track } = await visit("/");
  posted.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(() => track("PageView")).not.toThrow();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
