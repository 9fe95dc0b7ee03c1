import type { SessionOpened } from "@app/contract/identity";
import { basic, type Visitor } from "./journey.ts";

const opened = new WeakMap<Visitor, SessionOpened>();

export const rememberSession = (visitor: Visitor, session: SessionOpened): void => void opened.set(visitor, session);

/** Authenticates what a journey begins with: by the registration's session, so that no call hashes the password. */
export function headersOf(visitor: Visitor): { authorization: string } {
  const session = opened.get(visitor);
  return session ? basic(session.username, session.token) : basic(visitor.email, visitor.password);
}
