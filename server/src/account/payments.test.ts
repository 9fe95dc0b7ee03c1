import { readFileSync } from "node:fs";
import type { AccountPayment, Receipt } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { CARDS } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { aMember, buysByCard, opensPix } from "../testing/purchases.ts";
import { colors, drawReceipt } from "./receipt-pdf.ts";

test("payments are listed newest first, each with its product and status", async ({ api, deps, asaas, clock }) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(deps, member, { number: CARDS.declined }).catch(() => undefined);
  clock.advance(60_000);
  const paid = await buysByCard(deps, member);
  clock.advance(60_000);
  const replaced = await opensPix(deps, member, { cycle: "30-days", confirmExtension: true });
  clock.advance(60_000);
  const open = await opensPix(deps, member, { cycle: "180-days", confirmExtension: true });

  const { body } = await api<AccountPayment[]>("GET", "/v1/account/payments", { headers: member.headers });

  expect(body.return).toMatchObject([
    {
      _id: open.id,
      title: "Plano Completo, semestral",
      amountCents: 1_560_00,
      methodText: "PIX, à vista",
      status: "pending",
      statusText: "Esperando o seu PIX",
      pix: { code: open.pixCode, expiresAt: open.pixExpiresAt?.toISOString() },
      referenceNumber: null,
      refundOptions: null,
      period: null,
    },
    {
      _id: paid.id,
      title: "Plano Completo, anual",
      methodText: "Cartão de crédito, 12x de R$\u00a0199,99 sem juros",
      status: "paid",
      statusText: "Pago",
      cardLast4: "1111",
      pix: null,
      refunds: [],
      refundOptions: { withdrawal: { state: "open" }, guarantee: { state: "open" } },
    },
    { status: "failed", statusText: "O cartão não foi autorizado", referenceNumber: null, refundOptions: null },
  ]);
  expect(body.return?.map(({ _id }) => _id)).not.toContain(replaced.id);
  expect(body.return?.[1]?.referenceNumber).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
});

test("another member's payment is not found on any route", async ({ api, deps, asaas }) => {
  void asaas;
  const [owner, thirdParty] = [await aMember(deps), await aMember(deps)];
  const { id } = await buysByCard(deps, owner);
  const missing = await api("GET", `/v1/account/payments/${crypto.randomUUID()}`, { headers: thirdParty.headers });
  const { password } = thirdParty;
  const claim = { password, followed: true, noResults: true, evidence: "Segui tudo por quatro semanas." };

  for (const [method, path, body] of [
    ["GET", ""],
    ["GET", "/receipt"],
    ["GET", "/receipt.pdf"],
    ["POST", "/withdrawal", { password }],
    ["POST", "/guarantee", claim],
  ] as const) {
    const reply = await api(method, `/v1/account/payments/${id}${path}`, {
      headers: thirdParty.headers,
      ...(body && { body }),
    });
    expect([path, reply.status, reply.body]).toEqual([path, 404, missing.body]);
  }
  expect(await deps.db.selectFrom("refunds").select("id").where("paymentId", "=", id).execute()).toEqual([]);
});

test("the receipt has the company, its CNPJ and the reference number of the e-mail, and states what it is not", async ({
  api,
  deps,
  asaas,
}) => {
  void asaas;
  const member = await aMember(deps, { fullName: "João da Conceição" });
  const { id } = await buysByCard(deps, member);
  const { headers } = member;

  const { return: receipt } = (await api<Receipt>("GET", `/v1/account/payments/${id}/receipt`, { headers })).body;

  const mail = await deps.db
    .selectFrom("messages")
    .select("params")
    .where("template", "=", "receipt")
    .where("recipient", "=", member.email)
    .executeTakeFirstOrThrow();
  expect(receipt).toMatchObject({
    referenceNumber: (mail.params as { referenceNumber: string }).referenceNumber,
    seller: { legalName: brand.legalName, cnpj: brand.cnpj },
    buyer: { fullName: "João da Conceição", email: member.email },
    refund: null,
    note: "Este recibo comprova o pagamento. Não é nota fiscal.",
  });
  expect(receipt?.lines.map(({ value }) => value)).toContain("Visa, final 1111");

  const text = textIn(await drawReceipt(receipt as Receipt, { compress: false }));
  for (const part of [
    receipt?.referenceNumber,
    brand.cnpj,
    "João da Conceição",
    "R$\u00a02.399,88",
    "Não é nota fiscal.",
  ])
    expect(text).toContain(part);
});

test("the receipt is a PDF of one page, named after its reference number", async ({ deps, asaas }) => {
  void asaas;
  const member = await aMember(deps, { fullName: "Łucja 🙂 da Silva" });
  const { id } = await buysByCard(deps, member);
  const { app } = await createApp(deps);

  const reply = await app.inject({ url: `/v1/account/payments/${id}/receipt.pdf`, headers: member.headers });

  expect(reply.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="recibo-[2-9A-Z]{5}-[2-9A-Z]{5}\.pdf"$/),
    "cache-control": "no-store",
  });
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(reply.rawPayload.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect((await app.inject({ url: `/v1/account/payments/${id}/receipt.pdf` })).statusCode).toBe(401);
  await app.close();
});

test("an unpaid purchase has no receipt", async ({ api, deps, asaas }) => {
  void asaas;
  const member = await aMember(deps);
  const { id } = await opensPix(deps, member);
  expect((await api("GET", `/v1/account/payments/${id}/receipt`, { headers: member.headers })).status).toBe(404);
});

test("the receipt uses the site's colors", () => {
  const tokens = readFileSync(new URL("../../../web/src/ui/tokens.css", import.meta.url), "utf8");
  for (const [ink, value] of Object.entries(colors)) expect(tokens.toLowerCase()).toContain(`--${ink}: ${value};`);
});

/** The text of an uncompressed PDF: each line is an array of hexadecimal pieces with kerning between them. */
const textIn = (pdf: Buffer): string =>
  [...pdf.toString("latin1").matchAll(/\[(.*?)\] TJ/g)]
    .map(([, pieces = ""]) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(""),
    )
    .join("\n");
