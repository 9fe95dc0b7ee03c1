import { deletePrivateCaches } from "../../device-storage.ts";
import { currentUser } from "../../identity/session/session-store.ts";

/** What this device has of these kinds goes, sent or not, and what it kept: the member withdrew the consent for them. */
export async function forgetOnDevice(kinds: readonly string[]): Promise<void> {
  const accountId = currentUser()?._id;
  if (!accountId) return;
  const [{ openMemberSync }, { keepAnswer }] = await Promise.all([
    import("./member-sync.ts"),
    import("./store/kept-answers.ts"),
  ]);
  const sync = openMemberSync(accountId);
  await sync.opened;
  const answers = ["plan", "plan-changes", "workouts"].map((name) => keepAnswer(accountId, name, null, 0));
  await Promise.all([sync.forget(kinds), deletePrivateCaches(), ...answers]);
}
