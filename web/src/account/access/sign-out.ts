import { call } from "../../api.ts";
import { clearSession } from "../../storage.ts";
import { closeAllSessions, closeSession } from "../data/endpoints.ts";

/** Signed out here. When the server cannot be reached the token is thrown away all the same. */
export async function signOut(sessionId: string | undefined): Promise<void> {
  if (sessionId) await call(closeSession, { params: { sessionId } }).catch(() => undefined);
  leave();
}

/** Every device, this one included. Here a failure is said: nobody must believe the others are out when they are not. */
export async function signOutEverywhere(): Promise<void> {
  await call(closeAllSessions);
  leave();
}

function leave(): void {
  clearSession();
  location.assign("/login");
}
