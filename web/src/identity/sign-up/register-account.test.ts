import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onSessionEnded } from "../../api.ts";
import { registerAccount } from "./register-account.ts";

const form = {
  fullName: "Ana Souza",
  country: "PT",
  phone: "912 345 678",
  email: "",
  password: "abcd3f",
  confirmPassword: "abcd3f",
  smartphone: "android",
} as const;

let respond: RequestListener;
let received: { body: Record<string, unknown>; authorization: string | undefined };
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const server = createServer((request, response) => {
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
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(base + path, init));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => stored.clear());

const respondWith =
  (status: number, body: object | string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
const registered = { user: { _id: "7f0c" } };

test("sends the payload of the specification", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  stored.set("clientIP", "203.0.113.7");
  await registerAccount(form, "lead_1");
  expect(received.body).toEqual({
    fullName: "Ana Souza",
    phone: "912345678",
    countryCode: "+351",
    email: "",
    password: "abcd3f",
    subscriptionPlan: "free",
    clientIpAddress: "203.0.113.7",
    clientUserAgent: navigator.userAgent,
    fbEventId: "lead_1",
  });
});

test("sends the consent once it was given or refused, and the stored credentials if any", async () => {
  respond = respondWith(200, { return: registered, code: 200 });
  const consent = { ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" };
  stored.set("consent", JSON.stringify(consent));
  stored.set("auth", JSON.stringify({ username: "ana@exemplo.com.br", password: "ção" }));
  await registerAccount(form, "lead_1");
  expect(received.body["consent"]).toEqual(consent);
  expect(received.authorization).toBe(`Basic ${Buffer.from("ana@exemplo.com.br:ção").toString("base64")}`);
});

test("a response with a user id and no code is a success", async () => {
  respond = respondWith(200, { return: registered });
  await expect(registerAccount(form, "lead_1")).resolves.toEqual(registered);
});

test.each([
  ["an error response with a message", 422, { code: 422, message: "Do servidor" }, "Do servidor"],
  [
    "another code, even with a user id",
    200,
    { return: registered, code: 409, message: "Já tem conta" },
    "Já tem conta",
  ],
  ["code 200 without a user id", 200, { return: {}, code: 200, message: "Sem id" }, "Sem id"],
  ["code 200 without a user id or a message", 200, { return: null, code: 200 }, "Erro no cadastro"],
  ["another code without a message", 200, { code: 418, message: null }, "Erro no cadastro"],
  ["a bare server error", 500, "", "Erro interno do servidor. Tente novamente."],
  ["an HTML page from a proxy", 502, "<html></html>", "Erro interno do servidor. Tente novamente."],
])("after %s the error has the right message", async (_, status, body, message) => {
  respond = respondWith(status, body);
  await expect(registerAccount(form, "lead_1")).rejects.toThrow(new Error(message));
});

test("a broken connection has a message in Portuguese", async () => {
  respond = (request) => void request.socket.destroy();
  await expect(registerAccount(form, "lead_1")).rejects.toThrow(/^Sem conexão com o servidor/);
});

test("a 401 clears the stored session, and reports that it ended", async () => {
  const ended = vi.fn();
  onSessionEnded(ended);
  stored.set("auth", "{}").set("user", "{}");
  respond = respondWith(401, { code: 401, message: "Entre de novo" });
  await expect(registerAccount(form, "lead_1")).rejects.toThrow("Entre de novo");
  expect([stored.has("auth"), stored.has("user")]).toEqual([false, false]);
  expect(ended).toHaveBeenCalledTimes(1);
});
