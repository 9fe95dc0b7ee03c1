import type { Me } from "@app/contract/identity";
import { readStored, readStoredJson, textFields } from "../storage.ts";

/** As much of the record kept at the last sign-in as a page may ask for. */
export type KnownPerson = Pick<Me, "_id" | "fullName" | "email" | "phone" | "offerMonthlyCents">;

/** Whoever signed in on this device before. Apart from signing in, so that a page may ask without the contract. */
export function getStoredUser(): KnownPerson | null {
  const kept = readStoredJson("user");
  const { _id, fullName, email = null, phone = null } = textFields(kept, ["_id", "fullName", "email", "phone"]);
  if (!readStored("auth") || !_id || fullName === undefined) return null;
  const { offerMonthlyCents } = kept as Record<string, unknown>;
  return {
    _id,
    fullName,
    email,
    phone,
    offerMonthlyCents: Number.isSafeInteger(offerMonthlyCents) ? Number(offerMonthlyCents) : null,
  };
}
