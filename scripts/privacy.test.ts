import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RETENTION, type Retained } from "@app/contract/retention";
import { expect, test } from "vitest";
import { root } from "./lib/stack-config.ts";

const docs = readFileSync(join(root, "docs/privacy.md"), "utf8");
const page = readFileSync(join(root, "web/src/site/legal/privacidade.route.tsx"), "utf8");
const names = Object.keys(RETENTION) as Retained[];

const rows = [...docs.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|/gm)].map(([, name = "", , period = ""]) => ({
  name,
  period,
}));
const periodOf = (name: Retained): string =>
  Object.entries(RETENTION[name])
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" ");

test("the document lists every retention period that the sweep applies, and no other", () => {
  expect(rows).toEqual(names.map((name) => ({ name, period: periodOf(name) })));
});

test("the privacy page lists every period, from the same constant", () => {
  const missing = names.filter((name) => !page.includes(`formatRetention("${name}")`));
  expect(missing).toEqual([]);
});

test("both explain why a card payer's CPF is retained", () => {
  expect(docs).toContain("gateway_customers.document");
  expect(page).toMatch(/CPF ou CNPJ de quem pagou com cartão/);
});
