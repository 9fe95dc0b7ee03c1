import type { Page } from "@playwright/test";
import type { Visitor } from "./journey.ts";
import { inDatabase } from "./staff.ts";
import { saveRecords } from "./sync.ts";

const IN_ONE_CALL = 200;

/** A message of the member's device: the id says when it was written. */
const messageAt = (index: number, ms: number) => ({
  id: `${ms
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-7000-8000-${String(index).padStart(12, "0")}`,
  kind: "message" as const,
  fields: { thread: "team", text: `Mensagem ${index + 1}. ${"Uma frase comum da semana. ".repeat(index % 6)}`.trim() },
});

/** Years of messages in the team's thread, written through the API; every other one is then the team's. */
export async function writeLongThread(page: Page, visitor: Visitor, accountId: string, count: number): Promise<void> {
  const first = Date.now() - count * 1_000;
  for (let from = 0; from < count; from += IN_ONE_CALL) {
    const indexes = Array.from({ length: Math.min(IN_ONE_CALL, count - from) }, (_, offset) => from + offset);
    await saveRecords(
      page,
      visitor,
      indexes.map((index) => messageAt(index, first + index * 1_000)),
    );
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
