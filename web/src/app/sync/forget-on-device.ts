import { currentUser } from "../../identity/session/session-store.ts";

/** The member withdrew the consent to health data: what this device has of it goes, sent or not. */
export async function forgetOnDevice(): Promise<void> {
  const accountId = currentUser()?._id;
  if (!accountId) return;
  const { openMemberSync } = await import("./member-sync.ts");
  const sync = openMemberSync(accountId);
  await sync.opened;
  await sync.forgetHealth();
}
