import { call } from "../../api.ts";
import { closeAllSessions, closeSession } from "../data/endpoints.ts";

/** What this browser knows about the person goes; the answer about cookies is the browser's own and stays. */
export function forget(): void {
  localStorage.removeItem("auth");
  localStorage.removeItem("user");
  sessionStorage.clear();
}

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
  forget();
  location.assign("/login");
}
