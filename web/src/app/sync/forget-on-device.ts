import { deletePrivateCaches } from "../../device-storage.ts";
import { currentUser } from "../../identity/session/session-store.ts";

/** The kept answers that speak of health. */
const KEPT = ["plan", "plan-changes", "workouts", "conversation-team", "message-draft-team"];

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
  const answers = KEPT.map((name) => keepAnswer(accountId, name, null, 0));
  await Promise.all([sync.forget(kinds), deletePrivateCaches(), ...answers]);
}
