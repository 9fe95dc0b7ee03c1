import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { onUnauthorized } from "../../api.ts";
import type { RegistrationSource } from "./events.ts";
import { register } from "./register.ts";

const form = {
  fullName: "Ana Souza",
  country: "PT",
  phone: "912 345 678",
  email: "",
  password: "abcd3f",
} as const;

let respond: RequestListener;
let received: { body: Record<string, unknown>; authorization: string | undefined };
let events: { eventName: string; name: string; params: Record<string, unknown> }[] = [];
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const person = { _id: "7f0c", fullName: "Ana Souza", email: null, phone: "+351912345678", offerMonthlyCents: 19_770 };

const server = createServer((request, response) => {
  if (request.url === "/v1/auth/me") return respondWith(200, { return: person, code: 200 })(request, response);
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    received = { body: JSON.parse(Buffer.concat(chunks).toString()), authorization: request.headers.authorization };
    respond(request, response);
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { fetch } = globalThis;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!path.endsWith("/track-conversion")) return fetch(base + path, init);
    events.push(JSON.parse(init.body as string));
    return new Response("{}");
  });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", new URL("https://site.example/lp2"));
  vi.stubGlobal("document", { referrer: "", title: "Página", cookie: "" });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("screen", { width: 360, height: 740 });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  stored.clear();
  events = [];
});

const source = "checkout";
const allowAds = () =>
  stored.set("consent", JSON.stringify({ ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" }));

const respondWith =
  (status: number, body: object | string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
const registered = { user: { _id: "7f0c" } };

test("signs the new account in on this device, without storing its password", async () => {
  const session = { username: "+351912345678", token: "t0ken", expiresAt: "2027-02-16T00:00:00.000Z" };
  respond = respondWith(200, { return: { ...registered, session }, code: 200 });
  expect(await register(form, { source })).toMatchObject({ status: "registered", user: person });
  expect(stored.get("auth")).toBe(JSON.stringify({ username: "+351912345678", password: "t0ken" }));
  expect(JSON.parse(stored.get("user") ?? "")).toEqual(person);
  expect([...stored.values()].join()).not.toContain(form.password);
});

test("an account whose session cannot be stored here is registered all the same", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  expect(await register(form, { source })).toEqual({ status: "registered", user: null });
  expect(stored.has("auth")).toBe(false);
});

test("sends the payload of the specification", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  stored.set("clientIP", "203.0.113.7");
  await register(form, { source: "signup_modal" });
  expect(received.body).toEqual({
    fullName: "Ana Souza",
    phone: "912345678",
    countryCode: "+351",
    email: "",
    password: "abcd3f",
    subscriptionPlan: "free",
    clientIpAddress: "203.0.113.7",
    clientUserAgent: navigator.userAgent,
    fbEventId: expect.stringMatching(/^lead_[0-9a-f-]{36}$/),
  });
});

test("sends nothing more than the form has: the checkout's account is on no plan yet", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  const whole = { ...form, confirmPassword: "abcd3f", smartphone: "android" } as const;
  await register(whole, { source });
  expect(Object.keys(received.body).sort()).toEqual([
    "clientIpAddress",
    "clientUserAgent",
    "countryCode",
    "email",
    "fbEventId",
    "fullName",
    "password",
    "phone",
  ]);
});

test("sends the consent once it was given or refused, and the stored credentials if any", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  const consent = { ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" };
  stored.set("consent", JSON.stringify(consent));
  stored.set("auth", JSON.stringify({ username: "ana@exemplo.com.br", password: "ção" }));
  await register(form, { source });
  expect(received.body["consent"]).toEqual(consent);
  expect(received.authorization).toBe(`Basic ${Buffer.from("ana@exemplo.com.br:ção").toString("base64")}`);
});

test("a response with a user id and no code is a success", async () => {
  respond = respondWith(200, { return: registered });
  expect(await register(form, { source })).toMatchObject({ status: "registered" });
});

test("a promised call is part of the outcome", async () => {
  const call = { promisedBy: "2026-11-15T17:05:00.000Z" };
  respond = respondWith(200, { return: { ...registered, call }, code: 200 });
  expect(await register(form, { source })).toMatchObject({ status: "registered", call });
});

test.each([
  ["an error response with a message", 422, { code: 422, message: "Do servidor" }, "failed", "Do servidor"],
  ["a conflict", 409, { code: 409, message: "Já tem conta" }, "taken", "Já tem conta"],
  [
    "a conflict in the envelope alone, even with a user id",
    200,
    { return: registered, code: 409, message: "Já tem conta" },
    "taken",
    "Já tem conta",
  ],
  ["code 200 without a user id", 200, { return: {}, code: 200, message: "Sem id" }, "failed", "Sem id"],
  ["code 200 without a user id or a message", 200, { return: null, code: 200 }, "failed", "Erro no cadastro"],
  ["another code without a message", 200, { code: 418, message: null }, "failed", "Erro no cadastro"],
  ["a bare server error", 500, "", "failed", "Erro interno do servidor. Tente novamente."],
  ["an HTML page from a proxy", 502, "<html></html>", "failed", "Erro interno do servidor. Tente novamente."],
])("after %s the outcome has the right status and message", async (_, status, body, outcome, message) => {
  respond = respondWith(status, body);
  expect(await register(form, { source })).toEqual({ status: outcome, message });
});

test("a broken connection has a message in Portuguese", async () => {
  respond = (request) => void request.socket.destroy();
  expect(await register(form, { source })).toEqual({
    status: "failed",
    message: expect.stringMatching(/^Sem conexão com o servidor/),
  });
});

test("a 401 reports that the stored session was refused", async () => {
  const refused = vi.fn();
  onUnauthorized(refused);
  stored.set("auth", "{}").set("user", "{}");
  respond = respondWith(401, { code: 401, message: "Entre de novo" });
  expect(await register(form, { source })).toEqual({ status: "failed", message: "Entre de novo" });
  expect(refused).toHaveBeenCalledTimes(1);
});

test("a landing form adds its attribution, which has the event's id", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  await register(form, {
    source: "lp_lead_form",
    conversionOf: async (eventId) => ({ eventId, queryParams: {}, currentUrl: "", referrer: "" }),
  });
  expect(received.body).toMatchObject({
    subscriptionPlan: "free",
    conversionParams: { eventId: received.body["fbEventId"] },
  });
});

test("a retry of the same person keeps the event id, another person gets a new one", async () => {
  respond = respondWith(500, "");
  const idOf = async (changes: object) => {
    await register({ ...form, ...changes }, { source });
    return received.body["fbEventId"];
  };
  const first = await idOf({});
  expect(await idOf({ password: "abcd3g" })).toBe(first);
  expect(await idOf({ email: "bia@exemplo.com.br" })).not.toBe(first);
});

describe("the events of a registration", () => {
  const smartphone = "android" as const;

  test.each<[RegistrationSource, string, string | undefined]>([
    ["signup_modal", "CompleteRegistration", undefined],
    ["lp_lead_form", "Lead", undefined],
    ["checkout", "CompleteRegistration", "checkout"],
  ])("%s: a success sends %s with the id that the server sends too", async (from, eventName, label) => {
    respond = respondWith(200, { return: registered, code: 200 });
    await register(form, { source: from });
    expect(events[0]).toMatchObject({ eventName, uniqueId: received.body["fbEventId"] });
    expect(events[0]?.params["label"]).toBe(label);
  });

  test.each<RegistrationSource>(["signup_modal", "lp_lead_form"])("%s: a failure sends its details", async (from) => {
    respond = respondWith(409, { code: 409, message: "Já tem conta" });
    await register({ ...form, smartphone }, { source: from });
    expect(events[0]?.params).toMatchObject({
      label: "Já tem conta",
      error_message: "Já tem conta",
      error_type: "registration_failure",
      smartphone_type: "android",
      source: from,
      plan_type: "free",
      current_url: "https://site.example/lp2",
      country: "BR",
    });
  });

  test("checkout: a failure sends its source, and no details of the free plan", async () => {
    respond = respondWith(500, "");
    await register(form, { source: "checkout" });
    const { params } = events[0] ?? {};
    expect(params).toMatchObject({ error_type: "registration_failure", source: "checkout" });
    expect(params).not.toHaveProperty("plan_type");
  });

  test("never contain the password, and the person only with consent", async () => {
    respond = respondWith(500, "");
    await register({ ...form, smartphone }, { source: "signup_modal" });
    allowAds();
    await register({ ...form, smartphone }, { source: "signup_modal" });
    expect(events.map(({ name }) => name)).toEqual(["", "Ana Souza"]);
    expect(JSON.stringify(events)).not.toContain(form.password);
  });
});
