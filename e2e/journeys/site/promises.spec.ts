import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseCsv, toCsv } from "@app/engine/promises/public-csv";
import { publicFigures } from "@app/engine/promises/public-figures";
import type { PublicLine } from "@app/engine/promises/public-lines";
import { Client } from "pg";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import { databaseUrl } from "../../urls.ts";

/**
 * After every night that the stack's worker writes meanwhile: the page shows the newest. It stays, because the same journey
 * may run beside this one with another device, and writes the same file.
 */
const DAY = "2099-12-31";
const plan = { kind: "definitive-plan", creditDays: 0 } as const;
const lines: PublicLine[] = [
  { ...plan, period: 30, outcome: "kept", upTo: 55, cases: 31 },
  { ...plan, period: 30, outcome: "breached", upTo: null, cases: 2, creditDays: 3 },
  { ...plan, period: 90, outcome: "kept", upTo: 65, cases: 60 },
  { ...plan, period: 90, outcome: "breached", upTo: 120, cases: 5, creditDays: 9 },
  { kind: "access-now", period: 30, outcome: "kept", upTo: 10, cases: 48, creditDays: 0 },
];

test.beforeAll(async () => {
  const csv = toCsv(lines);
  const hash = createHash("sha256").update(csv).digest("hex");
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into promise_snapshots (day, taken_at, csv, hash) values ($1, now(), $2, $3) on conflict (day) do nothing",
    [DAY, csv, hash],
  );
  await client.end();
});

test("the page says what anybody computes from the file it offers", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/promessas");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Baixar o arquivo .CSV, / }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`promessas-${DAY}.csv`);
  const csv = await readFile(await file.path(), "utf8");

  const { total, kinds } = publicFigures(parseCsv(csv));
  const percent = (perMille = 0) => `${perMille === 1000 ? "100" : (perMille / 10).toFixed(1).replace(".", ",")}%`;
  const summary = page.getByRole("region", { name: "Resumo" });
  await expect(summary).toContainText(percent(total.days90?.keptPerMille));
  await expect(summary).toContainText(`${total.days90?.cases}`);
  await expect(summary).toContainText(`${total.days90?.creditDays} dias`);
  for (const [kind, title] of [
    ["definitive-plan", "Plano definitivo"],
    ["access-now", "Acesso liberado"],
  ] as const) {
    const figures = kinds.find((one) => one.kind === kind)?.days90;
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(row).toContainText(percent(figures?.keptPerMille));
    await expect(row).toContainText(`${figures?.cases} casos`);
    await expect(row).toContainText(`${figures?.breached} atrasos`);
  }
  const code = createHash("sha256").update(csv).digest("hex");
  await expect(page.getByText(`Código ${code.slice(0, 4)} ${code.slice(4, 8)}.`)).toBeVisible();
  await expectAccessible(page, "/promessas");
});

test("without scripts the page still says what is promised", { tag: ["@phone", "@whole"] }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/promessas");
  await expect(page.getByRole("heading", { name: "Plano definitivo" })).toBeVisible();
  await expect(page.getByText("prazo: 5 dias")).toBeVisible();
  await expect(page.getByRole("link", { name: "Baixar o arquivo (CSV)" })).toHaveAttribute(
    "href",
    "/v1/public/promises.csv",
  );
  await context.close();
});
