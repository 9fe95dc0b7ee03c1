import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RETENTION, type Retained } from "@app/contract/retention";
import { expect, test } from "vitest";
import { root } from "./lib/stack-config.ts";

const docs = readFileSync(join(root, "docs/privacy.md"), "utf8");
const page = readFileSync(join(root, "web/src/content/legal/privacidade.tsx"), "utf8");
const names = Object.keys(RETENTION) as Retained[];

const rows = [...docs.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|/gm)].map(([, name = "", , period = ""]) => ({
  name,
  period,
}));
const periodOf = (name: Retained): string =>
  Object.entries(RETENTION[name])
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" ");

test("the document says every period that the sweep deletes by, and no other", () => {
  expect(rows).toEqual(names.map((name) => ({ name, period: periodOf(name) })));
});

test("the privacy page says every period, from the same constant", () => {
  const unsaid = names.filter((name) => !page.includes(`formatRetention("${name}")`));
  expect(unsaid).toEqual([]);
});

test("both say why a card payer's CPF is kept", () => {
  expect(docs).toContain("gateway_customers.document");
  expect(page).toMatch(/CPF ou CNPJ de quem pagou com cartão/);
});
