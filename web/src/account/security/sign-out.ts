import { closeAllSessions, closeSession } from "@app/contract/access";
import { call } from "../../api.ts";
import { unsentCount } from "../../app/session/unsent.ts";
import { unsentCopy as copy } from "../../content/app/account/security.ts";
import { signOutBy } from "../../identity/session/session-store.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";

/** Signs this device out. The token is deleted even when the server cannot be reached. */
export async function signOut(sessionId: string | undefined): Promise<void> {
  await signOutBy(async () => {
    if (sessionId) await call(closeSession, { params: { sessionId } }).catch(() => undefined);
  });
  location.assign("/login");
}

/** Signs out every device. Throws on failure, so that no screen claims that the others are signed out. */
export async function signOutEverywhere(): Promise<void> {
  await signOutBy(() => call(closeAllSessions));
  location.assign("/login");
}

/** Entries that are only on this device would be lost: then the member decides. */
export async function mayLoseUnsent(): Promise<boolean> {
  const count = await unsentCount();
  if (count === 0) return true;
  return new Promise((decide) => {
    let leaves = false;
    showAlert({
      title: copy.title(count),
      text: copy.text(count),
      confirm: copy.stay,
      deny: copy.leave,
      onDeny: () => {
        leaves = true;
      },
      // Only now may another alert open.
      onClosed: () => decide(leaves),
    });
  });
}
