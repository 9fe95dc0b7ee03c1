import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lead } from "../identity/registration/schema.ts";
import { conversionOf } from "./conversion.ts";

const lead: Lead = {
  fullName: "Maria Clara da Silva",
  country: "PT",
  phone: "912 345 678",
  email: "Maria@Exemplo.com.br",
  password: "abcd3f",
  smartphone: "android",
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const stored = new Map<string, string>();
const storage = { getItem: (key: string) => stored.get(key) ?? null };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { href: "https://site.example/lp2?utm_source=boletim" });
  vi.stubGlobal("document", { referrer: "https://busca.example/" });
});
afterEach(() => vi.unstubAllGlobals());

test("without consent no personal data is sent", async () => {
  stored.set("queryParams", JSON.stringify({ utm_source: "boletim" }));
  expect(await conversionOf(lead, "lead_1")).toEqual({
    eventId: "lead_1",
    queryParams: { utm_source: "boletim" },
    currentUrl: "https://site.example/lp2?utm_source=boletim",
    referrer: "https://busca.example/",
  });
});

test("with consent the match data is sent hashed, normalised as the platform requires", async () => {
  stored.set("consent", JSON.stringify({ ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" }));
  const { hashed } = await conversionOf(lead, "lead_1");
  expect(hashed).toEqual({
    em: sha256("maria@exemplo.com.br"),
    ph: sha256("351912345678"),
    fn: sha256("maria"),
    ln: sha256("clara da silva"),
    country: sha256("pt"),
  });
});

test("a missing email is not hashed", async () => {
  stored.set("consent", JSON.stringify({ ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" }));
  expect((await conversionOf({ ...lead, email: "" }, "lead_1")).hashed).not.toHaveProperty("em");
});
