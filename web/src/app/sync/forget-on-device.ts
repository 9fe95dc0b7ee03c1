import { currentUser } from "../../identity/session/session-store.ts";

/** What this device has of these kinds goes, sent or not, and the kept plan: the member withdrew the consent for them. */
export async function forgetOnDevice(kinds: readonly string[]): Promise<void> {
  const accountId = currentUser()?._id;
  if (!accountId) return;
  const [{ openMemberSync }, { keepAnswer }] = await Promise.all([
    import("./member-sync.ts"),
    import("./store/kept-answers.ts"),
  ]);
  const sync = openMemberSync(accountId);
  await sync.opened;
  await Promise.all([sync.forget(kinds), keepAnswer(accountId, "plan", null, 0)]);
}
