import { brand } from "@app/contract/brand";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import type { Fact } from "./progress.ts";
import { insertFact } from "./store.ts";

const day = new Intl.DateTimeFormat("en-CA", { timeZone: brand.serviceHours.timeZone });

/** Called by the programme in its own transaction. The account reads nothing else of the programme. */
export async function recordFact(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, kind }: { accountId: string; kind: Fact },
): Promise<void> {
  const recordedAt = now();
  await insertFact(tx, { accountId, kind, onDay: day.format(recordedAt), recordedAt });
}
