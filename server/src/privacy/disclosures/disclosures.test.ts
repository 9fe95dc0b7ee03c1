import type { Disclosure } from "@app/contract/privacy";
import { expect } from "vitest";
import { sendMessages } from "../../messages/send-messages.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { type Api, basic, test } from "../../testing/http.ts";
import { allowingAds } from "../../testing/makers.ts";
import { aMember, aVerifiedMember } from "../../testing/members.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";
import { applyRetention } from "../erasure/apply-retention.ts";

type Page = { items: Disclosure[]; next: string | null };

const readAll = async (api: Api, headers: Record<string, string>): Promise<Disclosure[]> => {
  const items: Disclosure[] = [];
  let next: string | null = "";
  while (next !== null) {
    const url: string = `/v1/account/disclosures${next ? `?before=${encodeURIComponent(next)}` : ""}`;
    const page: Page | null = (await api<Page>("GET", url, { headers })).body.return;
    items.push(...(page?.items ?? []));
    next = page?.next ?? null;
  }
  return items;
};
const summary = ({ to, about, state }: Disclosure) => `${to} · ${about} · ${state}`;

test("the ledger lists each recipient, the data, the purpose and the legal basis", async ({ api, deps, meta }) => {
  const { headers, email } = await aVerifiedMember(api, deps, { consent: allowingAds() });
  await api("POST", "/v1/auth/payment", { headers, body: aCardSubmission(email) });
  await relayConversions(deps);
  await sendMessages(deps);
  void meta;

  const items = await readAll(api, headers);

  expect(items.map(summary).toSorted()).toEqual(
    [
      "email · Boas-vindas · sent",
      "email · Código de confirmação · sent",
      "email · Recibo · sent",
      "gateway · Cobrança no cartão · sent",
      "meta · Cadastro · sent",
    ].toSorted(),
  );
  for (const { what, why, basis, receiver } of items) {
    expect(what.length).toBeGreaterThan(0);
    for (const text of [why, basis, receiver]) expect(text.length).toBeGreaterThan(3);
  }
});

test("after a refusal the event is listed as withheld, before and after the relay runs", async ({
  api,
  deps,
  meta,
}) => {
  const { headers } = await aMember(api, { consent: allowingAds() });
  const toMeta = async () => (await readAll(api, headers)).filter(({ to }) => to === "meta").map(summary);
  expect(await toMeta()).toEqual(["meta · Cadastro · waiting"]);
  await api("POST", "/v1/account/consents", { headers, body: { purpose: "ads", allowed: false, version: "2026-11" } });

  await relayConversions(deps);

  expect(await toMeta()).toEqual(["meta · Cadastro · withheld"]);
  expect(meta.events().events).toEqual([]);
});

test("after 90 days the ledger still lists the disclosure, and that its details are erased", async ({
  api,
  deps,
  clock,
}) => {
  const { phone, password } = await aMember(api, { consent: allowingAds() });
  await relayConversions(deps);
  clock.advance(91 * 24 * 60 * 60_000);
  await applyRetention(deps);
  const disclosed = (await readAll(api, basic(phone, password))).find(({ to }) => to === "meta");
  expect(disclosed).toMatchObject({ about: "Cadastro", state: "sent" });
  expect(disclosed?.what).toContain("detalhes já apagados, 90 dias depois");
  expect(disclosed?.what).not.toContain("endereço IP e navegador");
});

test("pages have no gap and no duplicate, even among events of the same instant", async ({ api, deps }) => {
  const { headers, id } = await aMember(api);
  const createdAt = new Date("2026-11-10T12:00:00.123Z");
  const rows = Array.from({ length: 47 }, (_, index) => ({
    id: crypto.randomUUID(),
    channel: "email",
    template: "welcome",
    recipient: "ana@example.com",
    accountId: id,
    params: "{}",
    dueAt: createdAt,
    createdAt: index < 30 ? createdAt : new Date(createdAt.getTime() + index),
    status: "sent",
  }));
  await deps.db.insertInto("messages").values(rows).execute();

  const items = await readAll(api, headers);

  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(items).toHaveLength(47 + 1);
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test("a squatter of an e-mail does not learn what its owner bought", async ({ api, deps }) => {
  const squatter = await aMember(api, { consent: allowingAds() });
  const body = { ...aCardSubmission(squatter.email), consent: allowingAds() };
  await api("POST", "/v1/public/payment/by-email", { body });
  await relayConversions(deps);

  const entries = (await readAll(api, squatter.headers)).map(({ about }) => about);

  expect(entries.toSorted()).toEqual(["Boas-vindas", "Cadastro"]);
});
