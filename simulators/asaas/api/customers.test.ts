import { afterEach, beforeEach, expect, test } from "vitest";
import { codeOf, createTestBench, KEY, type TestBench } from "../testing.ts";
import { parseDocument } from "./documents.ts";

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.close());

test("a customer has the vendor's keys, in its order, with its defaults", async () => {
  const { status, body } = await bench.post("/v3/customers", { name: "Ana", cpfCnpj: "249.715.637-92" });
  expect(status).toBe(200);
  expect(Object.keys(body).join(" ")).toBe(
    "object id dateCreated name email company phone mobilePhone address addressNumber complement province postalCode " +
      "cpfCnpj personType deleted additionalEmails externalReference notificationDisabled observations " +
      "municipalInscription stateInscription canDelete cannotBeDeletedReason canEdit cannotEditReason city cityName " +
      "state country",
  );
  expect(body).toMatchObject({
    id: expect.stringMatching(/^cus_\d{12}$/),
    dateCreated: "2026-07-14",
    cpfCnpj: "24971563792",
    personType: "FISICA",
    email: null,
    notificationDisabled: false,
    country: "Brasil",
  });
});

test("the same CPF may be used repeatedly, and is found by CPF or reference, newest first", async () => {
  const first = await bench.newCustomer({ externalReference: "u1" });
  const second = await bench.newCustomer({ externalReference: "u2" });
  const found = async (query: string) =>
    (await bench.get(`/v3/customers?${query}`)).body["data"].map((customer: { id: string }) => customer.id);
  expect(await found("cpfCnpj=249.715.637-92")).toEqual([second, first]);
  expect(await found("externalReference=u1")).toEqual([first]);
  expect(await found("externalReference=unknown")).toEqual([]);
});

test("lists are paginated", async () => {
  for (let i = 0; i < 12; i += 1) await bench.newCustomer();
  const { data, ...page } = (await bench.get("/v3/customers")).body;
  expect(page).toEqual({ object: "list", hasMore: true, totalCount: 12, limit: 10, offset: 0 });
  expect(data).toHaveLength(10);
  expect((await bench.get("/v3/customers?offset=10&limit=500")).body).toMatchObject({ hasMore: false, limit: 100 });
});

test("change, delete, restore", async () => {
  const id = await bench.newCustomer();
  expect((await bench.call("PUT", `/v3/customers/${id}`, { email: "a@example.com" })).body["email"]).toBe(
    "a@example.com",
  );
  expect((await bench.call("DELETE", `/v3/customers/${id}`)).body).toEqual({ deleted: true, id });
  expect((await bench.get(`/v3/customers/${id}`)).body["deleted"]).toBe(true);
  expect((await bench.post(`/v3/customers/${id}/restore`)).body["deleted"]).toBe(false);
});

test.each([
  ["invalid_name", { name: undefined }],
  ["invalid_cpfCnpj", { cpfCnpj: undefined }],
  ["invalid_object", { cpfCnpj: "11111111111" }],
  ["invalid_object", { cpfCnpj: "24971563793" }],
  ["invalid_email", { email: "ana" }],
  ["invalid_mobilePhone", { mobilePhone: "47999999999" }],
])("%s, and only the first error", async (code, change) => {
  const answer = await bench.post("/v3/customers", { name: "Ana", cpfCnpj: "24971563792", ...change });
  expect([answer.status, codeOf(answer), answer.body["errors"].length]).toEqual([400, code, 1]);
});

test("letters in a CNPJ are accepted or refused, as configured", async () => {
  expect((await bench.post("/v3/customers", { name: "Loja", cpfCnpj: "12.ABC.345/01DE-35" })).status).toBe(200);
  await bench.close();
  bench = await createTestBench({ alphanumericCnpj: false });
  expect(codeOf(await bench.post("/v3/customers", { name: "Loja", cpfCnpj: "12ABC34501DE35" }))).toBe("invalid_object");
  expect((await bench.post("/v3/customers", { name: "Loja", cpfCnpj: "11222333000181" })).status).toBe(200);
});

test("documents are checked by their digits", () => {
  for (const good of ["529.982.247-25", "11144477735", "00.000.000/0001-91", "1A2B3C4D000179", "A0B1C2D3E4F508"])
    expect(parseDocument(good)).toBeDefined();
  for (const bad of ["52998224724", "00000000000000", "12ABC34501DE36", "abc", ""])
    expect(parseDocument(bad)).toBeUndefined();
});

test("an unknown path or id answers 404 without a body", async () => {
  const reply = await bench.get("/v3/customers/cus_0");
  expect([reply.status, reply.headers.get("content-length")]).toEqual([404, "0"]);
  expect((await bench.get("/v3/no/such/thing")).status).toBe(404);
});

test.each([
  ["access_token_not_found", {}],
  ["invalid_environment", { access_token: "$aact_prod_x" }],
  ["invalid_access_token_format", { access_token: "aact_hmlg_x" }],
])("%s", async (code, headers) => {
  const reply = await fetch(`${await address()}/v3/customers`, { headers });
  expect([reply.status, await reply.json()]).toMatchObject([401, { errors: [{ code }] }]);
});

test("accepts only the configured key", async () => {
  await bench.close();
  bench = await createTestBench({ apiKey: "$aact_hmlg_mine" });
  expect(codeOf(await bench.get("/v3/customers"))).toBe("invalid_access_token");
  expect((await bench.call("GET", "/v3/customers", undefined, { access_token: "$aact_hmlg_mine" })).status).toBe(200);
});

test("a malformed body is refused without quoting it", async () => {
  const headers = { access_token: KEY, "content-type": "application/json" };
  const body = '{"number":"4111111111111111"';
  const reply = await fetch(`${await address()}/v3/payments`, { method: "POST", headers, body });
  expect(reply.status).toBe(400);
  expect(await reply.text()).not.toContain("4111");
});

const address = async (): Promise<string> => {
  const { port } = bench.asaas.app.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
};
