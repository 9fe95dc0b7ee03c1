import type { getPlanVersion as endpoint } from "@app/contract/staff/plans";
import { findPlanVersion } from "../../plans/find-plan-version.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type ReadDeps, readMember } from "../members/read-member.ts";
import { type Reader, seesScreening } from "../members/reader.ts";
import { viewVersions } from "./view/view-versions.ts";
import { changesWithoutScreening, documentWithoutScreening } from "./view/without-screening.ts";

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
