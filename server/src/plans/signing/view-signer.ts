import type { Signer } from "@app/contract/plan-publication";
import type { PlanSignature } from "./plan-signature.ts";

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
