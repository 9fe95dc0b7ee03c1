import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { openSession } from "@app/contract/access";
import { getPayment, getReceiptPdf, requestWithdrawal } from "@app/contract/account";
import { requestGuarantee } from "@app/contract/guarantee";
import { checkEmail, me } from "@app/contract/identity";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PASSWORD_PROBLEMS } from "./account/forms/reauth-field.tsx";
import type { useServerForm } from "./account/forms/use-server-form.ts";
import { download } from "./account/privacy/export/download.ts";
import { ApiError, call, callOrNull, onUnauthorized, problemOf } from "./api.ts";

let respond: RequestListener;
let requestedUrls: string[] = [];
const stored = new Map<string, string>();

const server = createServer((request, response) => {
  requestedUrls.push(request.url ?? "");
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
  requestedUrls = [];
  stored.clear();
});

const respondWith =
  (status: number, body: object | string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));

const params = { paymentId: "7f0c" };
const password = "feijao-e-arroz";
const claim = { _id: "a1", paymentId: "7f0c", password };

test("a success resolves to its unwrapped value", async () => {
  respond = respondWith(200, { return: { referenceNumber: "P-1" }, code: 200, error: false });
  await expect(call(requestWithdrawal, { params, body: { password } })).resolves.toEqual({ referenceNumber: "P-1" });
});

test.each([
  ["a null return", { return: null, code: 200, error: false }],
  ["an envelope without a return", { code: 200 }],
  ["the login page of a captive portal", "<html>Wi-Fi</html>"],
])("a refund request: %s is thrown as an unknown outcome", async (_, body) => {
  respond = respondWith(200, body);
  for (const request of [
    () => call(requestWithdrawal, { params, body: { password } }),
    () => call(requestGuarantee, { body: claim }),
  ]) {
    const error = await request().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    // Like a lost response: the outcome is unknown.
    expect(error).toMatchObject({
      envelope: { code: 0, error: "unknown" },
      message: expect.stringMatching(/incompleta/),
    });
  }
});

test.each([{}, { paymentId: "" }, { id: "7f0c" }])("%o does not fill the path: no request is sent", async (wrong) => {
  respond = respondWith(200, { return: {} });
  await expect(call(getPayment, { params: wrong as { paymentId: string } })).rejects.toThrow(/:paymentId/);
  expect(requestedUrls).toEqual([]);
});

test("path parameters are escaped", async () => {
  respond = respondWith(200, { return: {} });
  await call(getPayment, { params: { paymentId: "a/../b" } });
  expect(requestedUrls).toEqual(["/v1/account/payments/a%2F..%2Fb"]);
});

test("an error keeps its problem code, and one without a code is unknown", async () => {
  respond = respondWith(409, { code: 409, error: "refund-already-requested", message: "Já foi" });
  const problem = await call(requestWithdrawal, { params, body: { password } }).catch((cause: unknown) => cause);
  expect(problemOf(problem)).toBe("refund-already-requested");
  respond = respondWith(502, "<html></html>");
  const broken = await call(requestWithdrawal, { params, body: { password } }).catch((cause: unknown) => cause);
  expect(problemOf(broken)).toBe("unknown");
});

test("an endpoint with an optional value may resolve to null", async () => {
  respond = respondWith(200, { return: null, code: 200 });
  await expect(callOrNull(checkEmail, { body: { email: "bia@exemplo.com" } })).resolves.toBeNull();
});

test("a 401 is reported only when it is about the session that is still stored", async () => {
  const refused = vi.fn();
  onUnauthorized(refused);
  const storeToken = (token: string) => stored.set("auth", JSON.stringify({ username: "bia", password: token }));
  respond = respondWith(401, { code: 401, error: "wrong-credentials" });
  storeToken("t1");
  await expect(call(openSession, { basic: { username: "bia", password } })).rejects.toThrow(ApiError);
  expect(refused).not.toHaveBeenCalled();

  respond = (request, response) => {
    storeToken("t2");
    respondWith(401, { code: 401 })(request, response);
  };
  await expect(call(me)).rejects.toThrow(ApiError);
  expect(refused).not.toHaveBeenCalled();

  await expect(call(me)).rejects.toThrow(ApiError);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(stored.has("auth")).toBe(true);
});

type Values = { password: string };
declare const resolver: Parameters<typeof useServerForm<Values, Values>>[0]["resolver"];
declare const onSubmit: Parameters<typeof useServerForm<Values, Values>>[0]["onSubmit"];

/** Never run: `npm run check` fails when one of these compiles. */
void (() => [
  // @ts-expect-error -- the path needs :paymentId
  call(getPayment),
  // @ts-expect-error -- a parameter of another name
  call(getPayment, { params: { id: "7f0c" } }),
  // @ts-expect-error -- this path has no parameter
  call(me, { params }),
  // @ts-expect-error -- without its body
  call(requestWithdrawal, { params }),
  // @ts-expect-error -- a file's path has parameters too
  download(getReceiptPdf),
  // @ts-expect-error -- the value may be null: use callOrNull
  call(checkEmail, { body: { email: "" } }),
  // @ts-expect-error -- no such problem code
  problemOf(null) === "payment-in-progres",
  // @ts-expect-error -- no such problem code, in a form's map
  { resolver, onSubmit, fieldForProblem: { "wrong-pasword": "password" } } satisfies Parameters<
    typeof useServerForm<Values, Values>
  >[0],
  // @ts-expect-error -- nor beside those of a spread map
  { resolver, onSubmit, fieldForProblem: { ...PASSWORD_PROBLEMS, "phone-takn": "password" } } satisfies Parameters<
    typeof useServerForm<Values, Values>
  >[0],
]);
