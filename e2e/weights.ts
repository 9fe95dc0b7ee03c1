import { purposes } from "@app/contract/consents";
import { expect, type Page } from "@playwright/test";
import { Client } from "pg";
import type { Visitor } from "./journey.ts";
import { headersOf } from "./session.ts";
import { databaseUrl } from "./urls.ts";

/** Gives the consent to health data through the API. */
export async function allowHealthData(page: Page, visitor: Visitor): Promise<void> {
  const data = { purpose: "health-data", allowed: true, version: purposes["health-data"].version };
  const reply = await page.request.post("/v1/account/consents", { headers: headersOf(visitor), data });
  expect(reply.ok()).toBe(true);
}

export async function logWeight(page: Page, kg: string): Promise<void> {
  await page.getByLabel("Peso", { exact: true }).fill(kg);
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^Editar ${kg}`) })).toBeVisible();
}

/** The stored weights of an account, in the order of their revisions. */
export async function storedWeights(accountId: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ kg: string }>(
    "select kg::text as kg from weights where account_id = $1 order by rev",
    [accountId],
  );
  await client.end();
  return rows.map(({ kg }) => kg);
}
