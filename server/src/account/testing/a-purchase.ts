import type { Deps } from "../../deps.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { aDocument } from "../../testing/makers.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";

export const REFERENCE_NUMBER = /^[2-9A-Z]{5}-[2-9A-Z]{5}$/;

/** Paid by card. */
export async function aPurchase(deps: Deps) {
  const member = await aMember(deps);
  const { customerData } = aCardSubmission(member.email);
  // A new document every time: the guarantee identifies buyers by it.
  const { id } = await buysByCard(deps, member, { customerData: { ...customerData, cpfCnpj: aDocument() } });
  return { ...member, id, path: `/v1/account/payments/${id}` };
}
