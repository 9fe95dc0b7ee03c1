import type { Page } from "@playwright/test";
import { Client } from "pg";
import type { Visitor } from "./journey.ts";
import { databaseUrl } from "./urls.ts";

/** As if the plan had begun two weeks ago, because a journey cannot advance the server's clock: a week is open. */
export async function openWeek({ email }: Visitor): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update review_schedules set starts_at = starts_at - interval '14 days'
     where account_id = (select id from accounts where email = $1)`,
    [email],
  );
  await client.end();
}

/** One tap for each question but the last. */
const TAPS = [
  "5",
  "2",
  "2 Pouca, na hora de comer",
  "4 Boa",
  "3 Normal, com altos e baixos",
  "4 Bom",
  "Festa, visita, fim de semana",
];

/** Answers the open week up to its last question, and returns how many taps that took. */
export async function tapThrough(page: Page, afterTap?: (name: string) => Promise<void>): Promise<number> {
  for (const name of TAPS) {
    await page.getByRole("button", { name, exact: true }).click();
    await afterTap?.(name);
  }
  return TAPS.length;
}
