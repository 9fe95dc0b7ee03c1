import type { Me } from "@app/contract/identity";
import { readStored, readStoredJson, textFields } from "../../storage.ts";

/** The part of the stored user record that pages use. */
export type StoredUser = Pick<Me, "_id" | "fullName" | "email" | "phone" | "offerMonthlyCents">;

/** The user signed in on this device. Apart from session.ts, so that a page may read it without the contract. */
export function getStoredUser(): StoredUser | null {
  const stored = readStoredJson("user");
  const { _id, fullName, email = null, phone = null } = textFields(stored, ["_id", "fullName", "email", "phone"]);
  if (!readStored("auth") || !_id || fullName === undefined) return null;
  const { offerMonthlyCents } = stored as Record<string, unknown>;
  return {
    _id,
    fullName,
    email,
    phone,
    offerMonthlyCents: Number.isSafeInteger(offerMonthlyCents) ? Number(offerMonthlyCents) : null,
  };
}
