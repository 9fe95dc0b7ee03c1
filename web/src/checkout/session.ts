import type { Me, SessionOpened } from "@app/contract/identity";
import * as session from "../identity/session.ts";
import type { Buyer } from "./flow.ts";

/** Signing in, as the checkout sees it: whoever signs in is the buyer. */
type SignedIn = Extract<Buyer, { how: "signed-in" }>;

export const signIn = async (username: string, password: string): Promise<SignedIn> =>
  buyerOf(await session.signIn(username, password));

export const enter = async (opened: SessionOpened): Promise<SignedIn> => buyerOf(await session.enter(opened));

export function signedInBefore(): SignedIn | null {
  const person = session.signedInBefore();
  return person && buyerOf(person);
}

const buyerOf = ({ email, fullName, phone, offerMonthlyCents }: Me): SignedIn => ({
  how: "signed-in",
  email,
  fullName,
  phone,
  offerCents: offerMonthlyCents ?? null,
});
