import { currentUser } from "../../identity/session/session-store.ts";
import { whenIdle } from "../../ui/core/when-idle.ts";
import { setUnsentCount } from "../session/unsent.ts";
import { deviceCopyAnswer } from "./device-copy.ts";
import { getUnsent } from "./unsent.ts";

/** At the app's start, sends what an earlier visit left on this device. Without a copy there is nothing to send. */
export function startSync(): () => void {
  setUnsentCount(countUnsent);
  const accountId = currentUser()?._id;
  if (!accountId || !deviceCopyAnswer(accountId)) return () => undefined;
  return whenIdle(() => void openSync(accountId).catch(() => undefined));
}

const openSync = async (accountId: string) => (await import("./member-sync.ts")).openMemberSync(accountId);

/** Before a sign-out: also when this tab has not opened the device copy yet. */
async function countUnsent(): Promise<number> {
  const accountId = currentUser()?._id;
  if (!accountId || !deviceCopyAnswer(accountId)) return getUnsent().count;
  const sync = await openSync(accountId);
  await sync.opened;
  return sync.getSnapshot().outbox.length;
}
