import type { Half } from "@app/contract/plan-document";
import type { PlanEditor } from "@app/contract/staff/plans";

export const otherHalf = (half: Half): Half => (half === "diet" ? "training" : "diet");

/** The name of who writes a half: by the draft, else by the last version. Null: nobody has yet. */
export function professionalOf({ halves, versions }: Pick<PlanEditor, "halves" | "versions">, half: Half) {
  const { signature, acknowledgement, savedBy } = halves[half];
  const writer = signature ?? acknowledgement ?? savedBy;
  if (writer) return writer.name;
  const signers = versions.flatMap((version) => version.signers);
  return signers.find((signer) => signer.half === half)?.name ?? null;
}
