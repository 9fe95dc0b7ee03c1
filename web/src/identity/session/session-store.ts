import type { Me } from "@app/contract/identity";
import { wipeDevice } from "../../device-storage.ts";
import { clearSession, readStored, removeStored, store } from "../../storage.ts";
import { getStoredUser, type StoredUser } from "./stored-user.ts";

let isSigningOut = false;

type Listener = () => void;
const changed = new Set<Listener>();
const lost = new Set<Listener>();
const wiped = new Set<Listener>();
const healthForgotten = new Set<Listener>();
const call = (listeners: Set<Listener>) => listeners.forEach((listener) => listener());

/** Also says it to the page around this script: the site's header greets without loading it. */
function sessionChanged(): void {
  call(changed);
  dispatchEvent(new Event("session"));
}

let read: { text: string; user: StoredUser | null } = { text: "", user: null };

/** The signed-in user of this browser: the same object until what is stored changes. */
export function currentUser(): StoredUser | null {
  const text = `${readStored("auth")} ${readStored("user")}`;
  if (text !== read.text) read = { text, user: getStoredUser() };
  return read.user;
}

/** Called when the session opens, changes or ends, in this tab or another. */
export const subscribe = (listener: Listener) => add(changed, listener);

/** Called when it ends or changes hands without this tab's doing: refused by the server, or ended in another tab. */
export const onSessionLost = (listener: Listener) => add(lost, listener);

function add(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  // Registered again for each listener: the browser keeps one.
  addEventListener("storage", hearOtherTabs);
  addEventListener("pageshow", compareAfterReturn);
  return () => void listeners.delete(listener);
}

/** Called before the device is wiped: what a tab has in memory goes too. */
export const onWiped = (listener: Listener) => add(wiped, listener);

/** Called when what a tab has of health in memory goes: before a wipe, and once the consent to it was withdrawn. */
export const onHealthForgotten = (listener: Listener) => add(healthForgotten, listener);
export const forgetHealthInMemory = (): void => call(healthForgotten);

/** Not `read.user`: a render may read what another tab stored before its event arrives. */
let known = currentUser();

function hearOtherTabs({ key }: Pick<StorageEvent, "key">): void {
  if (key !== null && key !== "auth" && key !== "user") return;
  const before = known;
  known = currentUser();
  if (known === before) return;
  // This tab's own storage still has its drafts.
  if (!readStored("auth")) clearSession();
  call(changed);
  if (before && before._id !== known?._id) call(lost);
}

/** A page that comes back from the browser's back-forward cache has missed the events. */
function compareAfterReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) hearOtherTabs({ key: null });
}

/** False when the browser blocks storage. */
export function storeToken(username: string, token: string): boolean {
  isSigningOut = false;
  return store("auth", JSON.stringify({ username, password: token }));
}

/** Stores the record of the user whose token is stored. */
export function storeUser(user: Me): void {
  if (!readStored("auth")) return;
  store("user", JSON.stringify(user));
  known = currentUser();
  sessionChanged();
}

/**
 * Ends the session in this browser. `wipe` also deletes what every account keeps on this device: for a member who signs
 * out or deletes the account. An expired session does not, because entries may wait there to be sent.
 */
export async function endSession({ wipe }: { wipe: boolean }): Promise<void> {
  clearSession();
  known = null;
  sessionChanged();
  if (!wipe) return;
  call(healthForgotten);
  call(wiped);
  removeStored("device-copy");
  removeStored("plan-read");
  await wipeDevice();
}

/**
 * Ends the session on the server by `close`, then here, with all that this device keeps. Calls that are refused meanwhile
 * are expected: leaving for the sign-in page because of them would cut the wipe short.
 */
export async function signOutBy(close: () => Promise<unknown>): Promise<void> {
  isSigningOut = true;
  try {
    await close();
  } catch (error) {
    isSigningOut = false;
    throw error;
  }
  await endSession({ wipe: true });
}

/** The server refused the stored token. */
export function sessionRefused(): void {
  if (isSigningOut) return;
  void endSession({ wipe: false });
  call(lost);
}
