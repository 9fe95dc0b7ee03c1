import { nextDaytime } from "@app/engine/notices/notice-at";
import type { Deps } from "../deps.ts";
import { holdMessage, type Message } from "../outbox-store.ts";
import { DEFAULT_TIME_ZONE } from "./claim-notice.ts";

/** At night a message waits for the recipient's morning; true when it was held. */
export async function holdUntilDay(
  { db, now, findTimeZone }: Pick<Deps, "db" | "now" | "findTimeZone">,
  { id, accountId }: Pick<Message, "id" | "accountId">,
): Promise<boolean> {
  const timeZone = (accountId && (await findTimeZone(db, accountId))) ?? DEFAULT_TIME_ZONE;
  const at = now().getTime();
  const until = nextDaytime(timeZone, at);
  if (until > at) await holdMessage(db, { id, until: new Date(until), reason: "quiet-hours" });
  return until > at;
}
