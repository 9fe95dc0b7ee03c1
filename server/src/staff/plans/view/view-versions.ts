import type { getPlanVersion as endpoint, VersionEntry } from "@app/contract/staff/plans";
import { withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import { findPlanVersion, listVersions } from "../../../plans/queries.ts";
import { listSigners } from "../../../plans/signing/view-signer.ts";
import type { Db } from "../../../platform/database/db.ts";
import type { PlatformDeps } from "../../../platform/deps.ts";
import type { ReturnOf } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type ReadDeps, readMember } from "../../members/read-member.ts";
import { type Reader, seesScreening } from "../../members/reader.ts";
import { changesWithoutScreening, documentWithoutScreening } from "./without-screening.ts";

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

type Reading = { memberId: string; version: number; reader: Reader };

/** One version of a member's plan. */
export const getPlanVersion = (
  deps: ReadDeps,
  { memberId, version, reader }: Reading,
): Promise<ReturnOf<typeof endpoint>> =>
  readMember(deps, { memberId, reader, subjects: ["plan"] }, async (tx) => {
    const found = await findPlanVersion(deps, tx, { accountId: memberId, version });
    const entry = (await viewVersions(deps, tx, memberId)).find((one) => one.version === version);
    if (!found?.content || !entry) throw new Problem("not-found");
    const { document, changes = null } = found.content;
    if (seesScreening(reader)) return { entry, document, changes };
    return {
      entry,
      document: documentWithoutScreening(document),
      changes: changes && changesWithoutScreening(changes),
    };
  });
