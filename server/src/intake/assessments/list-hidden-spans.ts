import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Details } from "./assessment.ts";
import { listOpened } from "./assessment-store.ts";

/** `to` is null while it lasts. */
export type HiddenSpan = { from: Date; to: Date | null };

/** When a member's figures of the body were hidden, by choice or by a rule: from each such decision to the next one. */
export async function listHiddenSpans(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<HiddenSpan[]> {
  const decided = await listOpened(db, keyRing.encryption("health-data"), accountId);
  return decided.flatMap(({ decidedAt, details }, index) =>
    hidesBody(details) ? [{ from: decidedAt, to: decided[index + 1]?.decidedAt ?? null }] : [],
  );
}

const hidesBody = (details: Details | null): boolean => details !== null && details.numbers !== "mostrar";
