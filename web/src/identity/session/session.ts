import { openSession } from "@app/contract/access";
import { type Me, me, type SessionOpened } from "@app/contract/identity";
import { call } from "../../api.ts";
import { wipeDevice } from "../../device-storage.ts";
import { storeToken, storeUser } from "./session-store.ts";

/** Exchanges credentials for a token, and stores only the token, never the password. */
export async function signIn(username: string, password: string): Promise<Me> {
  return storeSession(await call(openSession, { basic: { username, password } }));
}

/** Stores the session and the user's record in this browser, where nothing of another account may stay. */
export async function storeSession({ username, token }: SessionOpened): Promise<Me> {
  if (!storeToken(username, token)) throw new Error("browser storage is blocked");
  const person = await call(me);
  await wipeDevice(person._id);
  storeUser(person);
  return person;
}

/** Asks the server who is signed in here: an offer may have been recorded since. */
export async function refreshUser(): Promise<Me> {
  const person = await call(me);
  storeUser(person);
  return person;
}
