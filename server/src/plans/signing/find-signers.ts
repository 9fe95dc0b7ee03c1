import { HALVES, type Half } from "@app/contract/plan-document";
import type { Signer } from "@app/contract/plan-publication";
import type { Db } from "../../platform/database/db.ts";
import type { PlanVersion } from "../plan-version.ts";
import { listSignatures } from "./signature-store.ts";
import { viewSigner } from "./view-signer.ts";

/**
 * Who signed each half last, in this version or in the one that it is carried over from, also where the other half was
 * taken away; none of what the engine made.
 */
export async function findSigners(
  tx: Db,
  { accountId, plan }: { accountId: string; plan: Pick<PlanVersion, "kind" | "version" | "content"> },
): Promise<Partial<Record<Half, Signer>>> {
  const halves = plan.kind === "definitive" ? HALVES : (plan.content?.carried ?? []);
  if (halves.length === 0) return {};
  const signed = (await listSignatures(tx, accountId)).filter(
    ({ act, version }) => act === "signed" && version <= plan.version,
  );
  const of = (half: Half) => {
    const last = halves.includes(half) ? signed.find((signature) => signature.half === half) : undefined;
    return last && { [half]: viewSigner(last) };
  };
  return { ...of("diet"), ...of("training") };
}
