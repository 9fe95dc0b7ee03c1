import type { Db } from "../../../platform/database/db.ts";
import { setStaffPassword } from "../../accounts/staff-store.ts";
import { deleteStaffSessions } from "../../sessions/session-store.ts";
import { deleteTotp } from "../codes/totp-store.ts";
import { deleteInvitationsOf } from "../invitations/invitation-store.ts";
import { deleteCeremoniesOf } from "../passkeys/ceremony-store.ts";
import { deletePasskeysOf } from "../passkeys/passkey-store.ts";
import { deleteRecoveryCodes } from "../recovery/recovery-store.ts";

/** Every way into one account: sessions, factors, recovery codes, and what has begun to become one. */
export async function forgetFactors(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await deleteStaffSessions(tx, id);
  await deletePasskeysOf(tx, id);
  await deleteTotp(tx, id);
  await setStaffPassword(tx, id, null);
  await deleteRecoveryCodes(tx, id);
  await deleteCeremoniesOf(tx, id);
  await deleteInvitationsOf(tx, email);
}
