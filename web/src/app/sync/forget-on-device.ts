import { currentUser } from "../../identity/session/session-store.ts";

/** What this device has of these kinds goes, sent or not: the member withdrew the consent for them. */
export async function forgetOnDevice(kinds: readonly string[]): Promise<void> {
  const accountId = currentUser()?._id;
  if (!accountId) return;
  const { openMemberSync } = await import("./member-sync.ts");
  const sync = openMemberSync(accountId);
  await sync.opened;
  await sync.forget(kinds);
}
