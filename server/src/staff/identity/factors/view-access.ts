import type { StaffAccess } from "@app/contract/staff/identity";
import { formatDevice } from "../../../identity/sessions/format-device.ts";
import type { Db } from "../../../platform/database/db.ts";
import { listStaffSessions } from "../../sessions/session-store.ts";
import { findTotp } from "../codes/totp-store.ts";
import { listPasskeys } from "../passkeys/passkey-store.ts";
import { countRecoveryCodes } from "../recovery/recovery-store.ts";

/** One's own factors, sessions and recovery codes left. */
export async function viewAccess(
  { db, now }: { db: Db; now: () => Date },
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<StaffAccess> {
  const passkeys = await listPasskeys(db, staffId);
  const totp = await findTotp(db, staffId);
  const sessions = await listStaffSessions(db, staffId, now());
  return {
    factors: [
      ...passkeys.map((key) => viewFactor("passkey", key)),
      ...(totp ? [viewFactor("totp", { ...totp, device: null })] : []),
    ],
    sessions: sessions.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
      _id: id,
      isCurrent: id === sessionId,
      device: formatDevice(userAgent),
      ip,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
  };
}

type Stored = { id: string; device: string | null; createdAt: Date; lastUsedAt: Date | null };

const viewFactor = (kind: "passkey" | "totp", { id, device, createdAt, lastUsedAt }: Stored) => ({
  _id: id,
  kind,
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
