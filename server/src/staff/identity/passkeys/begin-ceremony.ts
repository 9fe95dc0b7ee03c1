import { randomUUID } from "node:crypto";
import type { Ceremony } from "@app/contract/staff/identity";
import { addMs, MINUTE_MS } from "../../../platform/time/durations.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { type CeremonyPurpose, insertCeremony } from "./ceremony-store.ts";

const CEREMONY_MS = 5 * MINUTE_MS;

/** Keeps the challenge of a ceremony until its answer, for five minutes. */
export async function beginCeremony(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, origin }: { purpose: CeremonyPurpose; staffId: string | null; origin: string },
  options: { challenge: string },
): Promise<Ceremony> {
  const id = randomUUID();
  const expiresAt = addMs(now(), CEREMONY_MS);
  await insertCeremony(db, { id, purpose, staffId, origin, challenge: options.challenge, expiresAt });
  return { ceremonyId: id, options: { ...options } };
}
