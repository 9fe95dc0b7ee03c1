import type { Deps } from "../../deps.ts";
import { pseudonymPlace } from "../personal-data/pseudonym-place.ts";

/** Under which what is retained of a deletion stands: opened with our key, by the number that the member was given. */
export async function findPseudonym(
  { db, keyRing }: Pick<Deps, "db" | "keyRing">,
  referenceNumber = "",
): Promise<string> {
  const deletion = db.selectFrom("deletions").select("sealed").where("referenceNumber", "=", referenceNumber);
  const { sealed } = await deletion.executeTakeFirstOrThrow();
  return sealed ? keyRing.encryption("health-data").open(pseudonymPlace(referenceNumber), sealed) : "";
}
