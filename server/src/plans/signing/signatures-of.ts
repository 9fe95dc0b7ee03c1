import { HALVES } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { needsOf } from "../drafts/half-need.ts";
import type { DraftAct } from "../drafts/plan-draft.ts";
import type { Asking } from "./deps.ts";
import type { PlanSignature, SigningPerson } from "./plan-signature.ts";
import type { PlanWork } from "./plan-work.ts";

/** The acts that the needs of a version are met with. */
export async function signaturesOf(tx: Db, work: PlanWork, personOf: Asking["personOf"]): Promise<PlanSignature[]> {
  const needs = needsOf(work.current, work.drafts);
  const signatures: PlanSignature[] = [];
  for (const half of HALVES) {
    if (needs[half] === "nothing") continue;
    const act = needs[half] === "signature" ? ("signed" as const) : ("acknowledged" as const);
    const done = work.drafts[half][act];
    if (!done?.hash) throw new Error("a version that is published lacks an act");
    const { name, council, number } = await personOf(tx, done.by);
    signatures.push({ half, act, ...actOf(done), name, council, number, halfHash: done.hash });
  }
  return signatures;
}

function actOf({ by, at, key, method, ip }: DraftAct) {
  if (!key || !method) throw new Error("an act without its key or its second factor");
  return { staffId: by, at, key, method: method as SigningPerson["method"], ip };
}
