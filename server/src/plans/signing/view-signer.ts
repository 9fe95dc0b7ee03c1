import { HALVES, type Half } from "@app/contract/plan-document";
import type { Signer } from "@app/contract/plan-publication";
import type { Db } from "../../platform/database/db.ts";
import type { PlanVersion } from "../plan-version.ts";
import type { PlanSignature } from "./plan-signature.ts";
import { listSignatures } from "./signature-store.ts";

/** Where the councils let anybody look a number up: CFN's "Consulta Nacional" and CONFEF's "Registrados". */
const REGISTRY_URLS = {
  diet: "https://cnn.cfn.org.br/application/index/consulta-nacional",
  training: "https://www.confef.org.br/confef/registrados/",
} as const;

export const PROFESSIONS = { diet: "Nutricionista", training: "Profissional de educação física" } as const;

/** A professional signs by name, profession and number. The half is the one's own, also where the other's was seen. */
export const viewSigner = ({
  name,
  council,
  number,
  half,
  act,
  at,
}: Pick<PlanSignature, "name" | "council" | "number" | "half" | "act" | "at">): Signer => ({
  name,
  profession: PROFESSIONS[half],
  registration: `${council} ${number}`,
  half,
  act,
  at: at.toISOString(),
  registryUrl: REGISTRY_URLS[half],
});

/** Who signed or saw each version of a member's plan. */
export async function listSigners(db: Db, accountId: string): Promise<Map<number, Signer[]>> {
  const signers = new Map<number, Signer[]>();
  for (const signature of await listSignatures(db, accountId))
    signers.set(signature.version, [...(signers.get(signature.version) ?? []), viewSigner(signature)]);
  return signers;
}

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
