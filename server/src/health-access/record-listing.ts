import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { PlatformDeps } from "../platform/deps.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { insertListings } from "./store.ts";

const { timeZone } = brand.serviceHours;

export type Lister = { actorId: string } & Pick<HealthAccessInput, "actorName" | "role">;

/** Members on a professional's list, with levels and signs by name, before they are shown: one line a day for each. */
export async function recordListing(
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  { accountIds, ...lister }: Lister & { accountIds: readonly string[] },
): Promise<void> {
  const at = now();
  const { day } = localTimeOf(timeZone, at.getTime());
  if (accountIds.length > 0) await insertListings(db, { ...lister, accountIds, at, day });
}
