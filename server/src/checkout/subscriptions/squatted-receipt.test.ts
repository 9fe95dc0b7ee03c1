import type { AccountOverview } from "@app/contract/account";
import type { Verified } from "@app/contract/identity";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import type { Message } from "../../messages/outbox-store.ts";
import { renderEmail } from "../../messages/render-message.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { type Api, basic, test } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aRegistration } from "../../testing/makers.ts";

const CONFIRM = "/v1/public/verifications/confirm";

/** An account registered with another person's e-mail, and with a verified phone of its own. */
async function aSquatter(api: Api, deps: Deps, email = "") {
  const squatter = aRegistration({ email });
  const headers = basic(squatter.phone, squatter.password);
  await api("POST", "/v1/public/register", { body: squatter });
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "phone" } });
  const { token } = await inboxOf(deps, `+55${squatter.phone}`);
  await api("POST", CONFIRM, { body: { token, password: squatter.password } });
  return { ...squatter, headers };
}

async function receiptTo({ db, links }: Deps, email = ""): Promise<string> {
  const found = db.selectFrom("messages").selectAll().where("template", "=", "receipt").where("recipient", "=", email);
  return renderEmail((await found.executeTakeFirstOrThrow()) as unknown as Message, links).text;
}

const tokensIn = (text: string) =>
  [...text.matchAll(/prova=(\S+)/g)].map(([, token = ""]) => decodeURIComponent(token));

test("from the receipt alone, a buyer whose email is on another account gets the plan", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const buyer = aRegistration();
  const squatter = await aSquatter(api, deps, buyer.email);
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(buyer.email ?? "") });

  const text = await receiptTo(deps, buyer.email);
  expect(text.replace(/\s+/g, " ")).toContain("A compra espera por quem confirmar este email");
  const release = tokensIn(text.slice(text.indexOf("Liberar meu email")))[0];
  const released = await api<Verified>("POST", CONFIRM, { body: { token: release } });
  expect(released.body.return).toMatchObject({ outcome: "released", address: buyer.email });

  const headers = basic(buyer.phone, buyer.password);
  expect((await api("POST", "/v1/public/register", { body: buyer })).status).toBe(200);
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" } });
  const { token } = await inboxOf(deps, buyer.email ?? "");
  await api("POST", CONFIRM, { body: { token, password: buyer.password } });
  expect((await api<AccountOverview>("GET", "/v1/account", { headers })).body.return).toMatchObject({
    state: "active",
    plan: { amountCents: 2_399_88 },
  });
  expect((await api("GET", "/v1/account", { headers: squatter.headers })).body.return).toMatchObject({ state: "none" });
});

test("a buyer who owns that account confirms with its password, by the same receipt", async ({ api, deps, asaas }) => {
  void asaas;
  const email = aRegistration().email;
  const { headers, password } = await aSquatter(api, deps, email);
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(email ?? "") });
  const [token] = tokensIn(await receiptTo(deps, email));
  expect(await api("POST", CONFIRM, { body: { token } })).toMatchObject({ body: { error: "password-needed" } });
  expect(await api("POST", CONFIRM, { body: { token, password } })).toMatchObject({ status: 200 });
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });
});

test("for an account without a verified contact, the receipt has only the confirmation link", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const buyer = aRegistration();
  await api("POST", "/v1/public/register", { body: buyer });
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(buyer.email ?? "") });
  const text = await receiptTo(deps, buyer.email);
  expect(tokensIn(text)).toHaveLength(1);
  expect(text).not.toContain("Liberar");
});
