import { getStoredUser, type StoredUser } from "../identity/session/stored-user.ts";
import type { SignedIn } from "./checkout-reducer.ts";

/** The signed-in account is the buyer. */
export const buyerOf = ({ email, fullName, phone, offerMonthlyCents }: StoredUser): SignedIn => ({
  how: "signed-in",
  email,
  fullName,
  phone,
  offerCents: offerMonthlyCents ?? null,
});

export function getStoredBuyer(): SignedIn | null {
  const person = getStoredUser();
  return person && buyerOf(person);
}
