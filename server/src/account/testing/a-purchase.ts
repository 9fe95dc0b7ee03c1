import type { Deps } from "../../deps.ts";
import { aCardSubmission } from "../../testing/buying.ts";
import { aDocument } from "../../testing/makers.ts";
import { aMember, buysByCard, withoutRule } from "../../testing/purchases.ts";

export const REFERENCE_NUMBER = /^[2-9A-Z]{5}-[2-9A-Z]{5}$/;

/** Bought before the rule of the guarantee. */
export async function aPurchase(deps: Deps) {
  const member = await aMember(deps);
  const { customerData } = aCardSubmission(member.email);
  // A new document every time: the guarantee identifies buyers by it.
  const { id } = await buysByCard(deps, member, { customerData: { ...customerData, cpfCnpj: aDocument() } });
  await withoutRule(deps, id);
  return { ...member, id, path: `/v1/account/payments/${id}` };
}
