import { getStoredUser } from "../../identity/session/stored-user.ts";
import { whenIdle } from "../../ui/core/when-idle.ts";
import { keepsDeviceCopy } from "./device-copy.ts";

/** At the app's start, sends what an earlier visit left on this device. Without a copy there is nothing to send. */
export function startSync(): () => void {
  const accountId = getStoredUser()?._id;
  if (!accountId || !keepsDeviceCopy(accountId)) return () => undefined;
  return whenIdle(
    () =>
      void import("./member-sync.ts").then(({ openMemberSync }) => openMemberSync(accountId)).catch(() => undefined),
  );
}
