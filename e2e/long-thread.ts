import type { Page } from "@playwright/test";
import type { Visitor } from "./journey.ts";
import { inDatabase } from "./staff.ts";
import { saveRecords } from "./sync.ts";

const IN_ONE_CALL = 200;
const HOUR_MS = 3_600_000;

/** A message of the member's device: the id says when it was written. */
const messageAt = (index: number, ms: number) => ({
  id: `${ms
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-7000-8000-${String(index).padStart(12, "0")}`,
  kind: "message" as const,
  fields: { thread: "team", text: `Mensagem ${index + 1}. ${"Uma frase comum da semana. ".repeat(index % 6)}`.trim() },
});

/** What is written in minutes here was written in years: no ceiling of an hour meets it. */
const forgetHour = (accountId: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update sync_heads set kind_counts = kind_counts || jsonb_build_object('message', jsonb_build_object(
         'records', 0, 'bytes', 0, 'hour', floor(extract(epoch from now()) / 3600)::int, 'inHour', -1000))
       where account_id = $1`,
      [accountId],
    );
  });

/** Years of messages in the team's thread, written through the API; every other one is then the team's. */
export async function writeLongThread(page: Page, visitor: Visitor, accountId: string, count: number): Promise<void> {
  // Written when the update below says that they were sent: the screen takes one that was written later for a new one.
  const last = Date.now() - HOUR_MS;
  for (let from = 0; from < count; ) {
    // The first one makes the account's head, on which they are counted.
    const length = from === 0 ? 1 : Math.min(IN_ONE_CALL, count - from);
    const indexes = Array.from({ length }, (_, offset) => from + offset);
    await saveRecords(
      page,
      visitor,
      indexes.map((index) => messageAt(index, last - (count - 1 - index) * 2 * HOUR_MS)),
    );
    await forgetHour(accountId);
    from += length;
  }
  await inDatabase(async (client) => {
    await client.query(
      `update conversation_messages set sent_at = now() - make_interval(hours => 2 * ($2 - seq) + 1)
       where account_id = $1`,
      [accountId, count],
    );
    await client.query(
      `update conversation_messages set author = 'team', staff_id = gen_random_uuid(), hlc = null, rev = null
       where account_id = $1 and seq % 2 = 0`,
      [accountId],
    );
    await client.query("update conversations set read_by_member = last_seq where account_id = $1", [accountId]);
  });
}
