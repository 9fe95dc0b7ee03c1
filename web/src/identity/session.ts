import type { Me, SessionOpened } from "@app/contract/identity";
import { call } from "../api.ts";
import { me, openSession } from "./endpoints.ts";

/** Exchanges what was typed for a token, and keeps only the token: the person's password is stored nowhere. */
export async function signIn(username: string, password: string): Promise<Me> {
  const { return: opened } = await call(openSession, { basic: { username, password } });
  if (!opened) throw new Error("no session in the answer");
  return enter(opened);
}

/** Signed in from now on, on this device. */
export async function enter({ username, token }: SessionOpened): Promise<Me> {
  localStorage.setItem("auth", JSON.stringify({ username, password: token }));
  const { return: person } = await call(me);
  if (!person) throw new Error("nobody in the answer");
  localStorage.setItem("user", JSON.stringify(person));
  return person;
}
