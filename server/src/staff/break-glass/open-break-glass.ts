import { randomUUID } from "node:crypto";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { addMs, HOUR_MS } from "../../platform/time.ts";
import type { Staff } from "../accounts/staff.ts";
import { findAdministrators } from "../accounts/staff-store.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { Deps } from "../deps.ts";
import { countOthersOpened, insertBreakGlass } from "./break-glass-store.ts";
import { sealedOpenings } from "./sealed-openings.ts";

type Opened = { id: string; accountId: string; referenceNumber: string; staff: Pick<Staff, "id" | "name"> };

/** Every administrator and the team's address, at once: who opened a file, never whose. */
async function notifyAdministrators(
  deps: Pick<Deps, "jobs" | "now" | "team">,
  tx: Db,
  { id, accountId, referenceNumber, staff }: Opened,
): Promise<void> {
  const recipients = new Set([deps.team.email, ...(await findAdministrators(tx)).map(({ email }) => email)]);
  for (const recipient of recipients)
    await queueMessage(deps, tx, {
      template: "break-glass",
      channel: "email",
      recipient,
      accountId,
      params: { referenceNumber, name: staff.name, openedAt: deps.now().toISOString() },
      dedupeKey: `break-glass ${id} ${recipient}`,
    });
}

/** Who needs more has a second administrator, or the professional responsible, open them. */
const MAX_AN_HOUR = 3;

type Opening = { staff: Staff; accountId: string; reason: string; ip: string };
type BreakGlassDeps = Pick<Deps, "db" | "now" | "jobs" | "keyRing" | "team">;

/** Opens a file in an emergency: nothing is read before the administrators' notice and the audit row are stored. */
export function openBreakGlass(deps: BreakGlassDeps, { staff, accountId, reason, ip }: Opening): Promise<Date> {
  return inTransaction(deps.db, async (tx) => {
    // An id that exists nowhere is answered like one that may not be opened.
    if (!(await getBuyer(tx, accountId))) throw new Problem("staff-not-permitted");
    const id = randomUUID();
    const openedAt = deps.now();
    const until = addMs(openedAt, HOUR_MS);
    const since = addMs(openedAt, -HOUR_MS);
    if ((await countOthersOpened(tx, { staffId: staff.id, accountId, since })) >= MAX_AN_HOUR)
      throw new Problem("break-glass-limit");
    const sealed = sealedOpenings.seal(deps.keyRing.encryption("health-data"), { accountId, id }, reason);
    await insertBreakGlass(tx, { accountId, id, staffId: staff.id, openedAt, until, sealed });
    await recordStaffAudit(deps, tx, { staff, action: "break-glass.open", accountId, breakGlassId: id, ip });
    await notifyAdministrators(deps, tx, { id, accountId, referenceNumber: referenceNumberOf(id), staff });
    return until;
  });
}
