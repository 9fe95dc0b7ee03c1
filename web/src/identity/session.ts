import type { Me, SessionOpened } from "@app/contract/identity";
import { call } from "../api.ts";
import { store } from "../storage.ts";
import { me, openSession } from "./endpoints.ts";

/** Exchanges what was typed for a token, and keeps only the token: the person's password is stored nowhere. */
export async function signIn(username: string, password: string): Promise<Me> {
  return storeSession(await call(openSession, { basic: { username, password } }));
}

/** Signed in from now on, on this device. */
export async function storeSession({ username, token }: SessionOpened): Promise<Me> {
  if (!store("auth", JSON.stringify({ username, password: token }))) throw new Error("this browser keeps nothing");
  const person = await call(me);
  store("user", JSON.stringify(person));
  return person;
}
