import { expect } from "vitest";
import { createApp } from "./app.ts";
import { aPhone, aRegistration } from "./testing/makers.ts";
import { test as base } from "./testing/test.ts";

const test = base.extend("address", async ({ deps }, { onCleanup }) => {
  const { app } = await createApp(deps);
  onCleanup(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
});

const post = (address: string, body: string) =>
  fetch(`${address}/v1/public/register`, { method: "POST", headers: { "content-type": "application/json" }, body });

test("1,000 parallel registrations of one phone: one account, no server error", async ({ address, deps }) => {
  const phone = aPhone();
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, () => post(address, JSON.stringify(aRegistration({ phone, email: "" })))),
  );

  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(999);
  const accounts = await deps.db.selectFrom("accounts").select("id").where("phone", "=", `+55${phone}`).execute();
  expect(accounts).toHaveLength(1);
});

test("every refusal is an envelope with a message in Portuguese", async ({ address }) => {
  const broken = await post(address, '{"fullName":');
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ return: null, code: 400, error: "malformed-body", redirect_to: null });

  const short = await post(address, JSON.stringify(aRegistration({ password: "abc" })));
  expect(await short.json()).toMatchObject({ code: 422, message: "A senha deve ter pelo menos 6 caracteres" });

  const nowhere = await fetch(`${address}/v1/nada`);
  expect(await nowhere.json()).toMatchObject({ code: 404, error: "not-found" });
});

test("no cache stores an answer with personal data", async ({ address }) => {
  const reply = await post(address, JSON.stringify(aRegistration()));
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("health and readiness answer, and the contract describes itself", async ({ address }) => {
  expect((await fetch(`${address}/v1/health`)).status).toBe(200);
  expect((await fetch(`${address}/v1/ready`)).status).toBe(200);
  const openapi = await (await fetch(`${address}/v1/openapi.json`)).json();
  expect(openapi).toMatchObject({ openapi: "3.1.0", paths: { "/v1/public/register": { post: {} } } });
});

test("headersTimeout stays below requestTimeout, so that Node does not swap them and a slowloris request is cut", async ({
  deps,
}) => {
  const { app } = await createApp(deps);
  expect(app.server.requestTimeout).toBe(15_000);
  expect(app.server.headersTimeout).toBeLessThan(app.server.requestTimeout);
  await app.close();
});
