import type { SessionOpened } from "@app/contract/identity";
import * as session from "../identity/session.ts";
import { buyerOf, type SignedIn } from "./buyer.ts";

export const signIn = async (username: string, password: string): Promise<SignedIn> =>
  buyerOf(await session.signIn(username, password));

export const enter = async (opened: SessionOpened): Promise<SignedIn> => buyerOf(await session.enter(opened));
