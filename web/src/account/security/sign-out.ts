import { call } from "../../api.ts";
import { clearSession } from "../../storage.ts";
import { closeAllSessions, closeSession } from "./endpoints.ts";

/** Signs this device out. The token is deleted even when the server cannot be reached. */
export async function signOut(sessionId: string | undefined): Promise<void> {
  if (sessionId) await call(closeSession, { params: { sessionId } }).catch(() => undefined);
  endLocalSession();
}

/** Signs out every device. Throws on failure, so that the member is not told that the others are signed out. */
export async function signOutEverywhere(): Promise<void> {
  await call(closeAllSessions);
  endLocalSession();
}

function endLocalSession(): void {
  clearSession();
  location.assign("/login");
}
