import type { Deps } from "../../deps.ts";
import { sealedPseudonyms } from "../personal-data/sealed-values.ts";

/** Under which what is retained of a deletion stands: opened with our key, by the number that the member was given. */
export async function findPseudonym(
  { db, keyRing }: Pick<Deps, "db" | "keyRing">,
  referenceNumber = "",
): Promise<string> {
  const deletion = db.selectFrom("deletions").select("sealed").where("referenceNumber", "=", referenceNumber);
  const { sealed } = await deletion.executeTakeFirstOrThrow();
  const encryption = keyRing.encryption("health-data");
  return sealed ? sealedPseudonyms.open(encryption, { accountId: referenceNumber, sealed }) : "";
}
