import { useMemo, useSyncExternalStore } from "react";
import { getStoredUser } from "../../identity/session/stored-user.ts";
import { type MemberSync, openMemberSync, type SyncSnapshot } from "./member-sync.ts";

/** The signed-in member's records. Only for screens behind the app's guard, and after hydration. */
export function useMemberSync(): { sync: MemberSync; snapshot: SyncSnapshot } {
  const accountId = getStoredUser()?._id ?? "";
  const sync = useMemo(() => openMemberSync(accountId), [accountId]);
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  return { sync, snapshot };
}
