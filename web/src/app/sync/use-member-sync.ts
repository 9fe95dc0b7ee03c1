import { useMemo, useState, useSyncExternalStore } from "react";
import { currentUser } from "../../identity/session/session-store.ts";
import { type MemberSync, openMemberSync, type SyncSnapshot } from "./member-sync.ts";

/** The signed-in member's records. Only for screens behind the app's guard, and after hydration. */
export function useMemberSync(): { sync: MemberSync; snapshot: SyncSnapshot } {
  // A render may follow a session that was lost: it shows what was there, and opens nothing.
  const [opened] = useState(() => currentUser()?._id ?? "");
  const accountId = currentUser()?._id ?? opened;
  const sync = useMemo(() => openMemberSync(accountId), [accountId]);
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  return { sync, snapshot };
}
