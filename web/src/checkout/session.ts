import type { SessionOpened } from "@app/contract/identity";
import * as session from "../identity/session/session.ts";
import { buyerOf, type SignedIn } from "./buyer.ts";

export const signInBuyer = async (username: string, password: string): Promise<SignedIn> =>
  buyerOf(await session.signIn(username, password));

export const storeBuyerSession = async (opened: SessionOpened): Promise<SignedIn> =>
  buyerOf(await session.storeSession(opened));
