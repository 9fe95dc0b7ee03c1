import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PASSWORD_PROBLEMS } from "./account/access/reauth-field.tsx";
import type { useServerForm } from "./account/access/use-server-form.ts";
import { download } from "./account/data/download.ts";
import { getPayment, getReceiptPdf, requestGuarantee, requestWithdrawal } from "./account/endpoints.ts";
import { ApiError, call, callOrNull, onSessionEnded, problemOf } from "./api.ts";
import { checkEmail, me, openSession } from "./identity/endpoints.ts";

let respond: RequestListener;
let asked: string[] = [];
const stored = new Map<string, string>();

const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  request.resume().on("end", () => respond(request, response));
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { fetch } = globalThis;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(base + path, init));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  asked = [];
  stored.clear();
});

const answering =
  (status: number, body: object | string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));

const params = { paymentId: "7f0c" };
const password = "feijao-e-arroz";
const claim = { password, followed: true, noResults: true, evidence: "" };

test("a success is its plain value", async () => {
  respond = answering(200, { return: { referenceNumber: "P-1" }, code: 200, error: false });
  await expect(call(requestWithdrawal, { params, body: { password } })).resolves.toEqual({ referenceNumber: "P-1" });
});

test.each([
  ["a null return", { return: null, code: 200, error: false }],
  ["an envelope without a return", { code: 200 }],
  ["the page of a network that wants a sign-in first", "<html>Wi-Fi</html>"],
])("money asked back: %s is no answer, and is thrown", async (_, body) => {
  respond = answering(200, body);
  for (const asking of [
    () => call(requestWithdrawal, { params, body: { password } }),
    () => call(requestGuarantee, { params, body: claim }),
  ]) {
    const error = await asking().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    // Like a lost answer: nobody knows yet what became of it.
    expect(error).toMatchObject({
      envelope: { code: 0, error: "unknown" },
      message: expect.stringMatching(/incompleta/),
    });
  }
});

test.each([{}, { paymentId: "" }, { id: "7f0c" }])("%o does not fill the path: nothing is sent", async (wrong) => {
  respond = answering(200, { return: {} });
  await expect(call(getPayment, { params: wrong as { paymentId: string } })).rejects.toThrow(/:paymentId/);
  expect(asked).toEqual([]);
});

test("what fills the path is escaped", async () => {
  respond = answering(200, { return: {} });
  await call(getPayment, { params: { paymentId: "a/../b" } });
  expect(asked).toEqual(["/v1/account/payments/a%2F..%2Fb"]);
});

test("what was refused keeps its name, and a refusal without one is unknown", async () => {
  respond = answering(409, { code: 409, error: "refund-already-requested", message: "Já foi" });
  const refused = await call(requestWithdrawal, { params, body: { password } }).catch((cause: unknown) => cause);
  expect(problemOf(refused)).toBe("refund-already-requested");
  respond = answering(502, "<html></html>");
  const broken = await call(requestWithdrawal, { params, body: { password } }).catch((cause: unknown) => cause);
  expect(problemOf(broken)).toBe("unknown");
});

test("an endpoint that may have nothing to give gives null", async () => {
  respond = answering(200, { return: null, code: 200 });
  await expect(callOrNull(checkEmail, { body: { email: "bia@exemplo.com" } })).resolves.toBeNull();
});

test("a 401 forgets the person; only one about the kept session ends it", async () => {
  const ended = vi.fn();
  onSessionEnded(ended);
  respond = answering(401, { code: 401, error: "wrong-credentials" });
  stored.set("auth", "{}").set("user", "{}");
  await expect(call(openSession, { basic: { username: "bia", password } })).rejects.toThrow(ApiError);
  expect([[...stored.keys()], ended.mock.calls.length]).toEqual([[], 0]);
  stored.set("auth", "{}").set("user", "{}");
  await expect(call(me)).rejects.toThrow(ApiError);
  expect([[...stored.keys()], ended.mock.calls.length]).toEqual([[], 1]);
});

type Typed = { password: string };
declare const resolver: Parameters<typeof useServerForm<Typed, Typed>>[0]["resolver"];
declare const send: Parameters<typeof useServerForm<Typed, Typed>>[0]["onSubmit"];

/** Never run: `npm run check` fails when one of these compiles. */
void (() => [
  // @ts-expect-error -- the path asks for :paymentId
  call(getPayment),
  // @ts-expect-error -- under another name it is not the one
  call(getPayment, { params: { id: "7f0c" } }),
  // @ts-expect-error -- this path asks for nothing
  call(me, { params }),
  // @ts-expect-error -- without its body
  call(requestWithdrawal, { params }),
  // @ts-expect-error -- a file's path has names too
  download(getReceiptPdf),
  // @ts-expect-error -- it may answer null, and whoever asks has to say what then
  call(checkEmail, { body: { email: "" } }),
  // @ts-expect-error -- no such problem
  problemOf(null) === "payment-in-progres",
  // @ts-expect-error -- no such problem, in a form's map
  { check: resolver, send, about: { "wrong-pasword": "password" } } satisfies Parameters<
    typeof useServerForm<Typed, Typed>
  >[0],
  // @ts-expect-error -- nor beside those of another map
  { check: resolver, send, about: { ...PASSWORD_PROBLEMS, "phone-takn": "password" } } satisfies Parameters<
    typeof useServerForm<Typed, Typed>
  >[0],
]);
