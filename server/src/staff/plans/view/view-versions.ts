import type { VersionEntry } from "@app/contract/staff/plans";
import { withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import { listVersions } from "../../../plans/list-versions.ts";
import { listSigners } from "../../../plans/signing/list-signers.ts";
import type { Db } from "../../../platform/database/db.ts";
import type { PlatformDeps } from "../../../platform/deps.ts";

/** The versions of a member's plan with who signed them, the newest first. */
export async function viewVersions(
  deps: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  memberId: string,
): Promise<VersionEntry[]> {
  const versions = await listVersions(deps, tx, memberId);
  const signers = await listSigners(tx, memberId);
  return versions.map(({ version, kind, createdAt, validFrom, code, withdrawal }) => ({
    version,
    kind,
    createdAt: createdAt.toISOString(),
    validFrom,
    code,
    signers: signers.get(version) ?? [],
    ...(withdrawal && {
      withdrawn: { at: withdrawal.at.toISOString(), cause: withdrawalCause(withdrawal.reasons) },
    }),
  }));
}
