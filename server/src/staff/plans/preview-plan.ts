import type { previewPlan as endpoint } from "@app/contract/staff/plans";
import { previewDrafts } from "../../plans/preview/preview-drafts.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { type ReadDeps, readMember } from "../members/read-member.ts";
import type { Reader } from "../members/reader.ts";

/** The saved drafts as the member would read them. */
export const previewPlan = (
  deps: ReadDeps,
  { memberId, reader }: { memberId: string; reader: Reader },
): Promise<ReturnOf<typeof endpoint>> =>
  readMember(deps, { memberId, reader, subjects: ["plan"] }, (tx, { inForce, loaded }) =>
    previewDrafts(deps, tx, { accountId: memberId, inForce, loaded }),
  );
