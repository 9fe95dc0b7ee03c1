import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { currentUser, onSessionLost, subscribe } from "../../identity/session/session-store.ts";
import type { StoredUser } from "../../identity/session/stored-user.ts";

/** The signed-in member; null in the prerendered page. */
export const useSession = (): StoredUser | null => useSyncExternalStore(subscribe, currentUser, () => null);

/** A session lost on an open screen: the guard runs again, for the screen that is open or being opened. */
export function useGuardAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionLost(() => void revalidate()), [revalidate]);
}
