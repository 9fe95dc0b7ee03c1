import type { Me, SessionOpened } from "@app/contract/identity";
import { call } from "../../api.ts";
import { store } from "../../storage.ts";
import { me, openSession } from "../endpoints.ts";

/** Exchanges credentials for a token, and stores only the token, never the password. */
export async function signIn(username: string, password: string): Promise<Me> {
  return storeSession(await call(openSession, { basic: { username, password } }));
}

/** Stores the session and the user's record in this browser. */
export async function storeSession({ username, token }: SessionOpened): Promise<Me> {
  if (!store("auth", JSON.stringify({ username, password: token }))) throw new Error("browser storage is blocked");
  const person = await call(me);
  store("user", JSON.stringify(person));
  return person;
}
