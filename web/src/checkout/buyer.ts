import { type KnownPerson, signedInBefore as personBefore } from "../identity/signed-in-before.ts";
import type { Buyer } from "./flow.ts";

export type SignedIn = Extract<Buyer, { how: "signed-in" }>;

/** Whoever is signed in is the buyer. */
export const buyerOf = ({ email, fullName, phone, offerMonthlyCents }: KnownPerson): SignedIn => ({
  how: "signed-in",
  email,
  fullName,
  phone,
  offerCents: offerMonthlyCents ?? null,
});

export function signedInBefore(): SignedIn | null {
  const person = personBefore();
  return person && buyerOf(person);
}
