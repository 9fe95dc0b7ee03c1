import { currentUser } from "../../identity/session/session-store.ts";
import { whenIdle } from "../../ui/core/when-idle.ts";
import { setUnsentCount, type UnsentCount } from "../session/unsent.ts";
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

/** Before a sign-out or an update: also when this tab has not opened the device copy yet. */
async function countUnsent(): Promise<UnsentCount> {
  const accountId = currentUser()?._id;
  if (!accountId || (!deviceCopyAnswer(accountId) && getUnsent().count === 0)) return { waiting: 0, refused: 0 };
  const sync = await openSync(accountId);
  await sync.opened;
  const { outbox } = sync.getSnapshot();
  const refused = outbox.filter((entry) => entry.refused !== null).length;
  return { waiting: outbox.length - refused, refused };
}
