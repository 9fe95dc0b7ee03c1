import { HALVES } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { needsOf } from "../drafts/half-need.ts";
import type { DraftAct } from "../drafts/plan-draft.ts";
import type { Asking } from "./deps.ts";
import type { PlanSignature, SigningPerson } from "./plan-signature.ts";
import type { PlanWork } from "./plan-work.ts";

/** The acts that the needs of a version are met with. */
export async function signaturesOf(tx: Db, work: PlanWork, listPeople: Asking["listPeople"]): Promise<PlanSignature[]> {
  const acts = actsOf(work);
  const people = await listPeople(
    tx,
    acts.map(({ done }) => done.by),
  );
  return acts.map(({ half, act, done, halfHash }) => {
    const person = people.get(done.by);
    if (!person) throw new Error("who signed has no registration");
    const { name, council, number } = person;
    return { half, act, ...actOf(done), name, council, number, halfHash };
  });
}

function actsOf(work: PlanWork) {
  const needs = needsOf(work);
  return HALVES.filter((half) => needs[half] !== "nothing").map((half) => {
    const act = needs[half] === "signature" ? ("signed" as const) : ("acknowledged" as const);
    const done = work.drafts[half][act];
    if (!done?.hash) throw new Error("a version that is published lacks an act");
    return { half, act, done, halfHash: done.hash };
  });
}

function actOf({ by, at, key, method, ip }: DraftAct) {
  if (!key || !method) throw new Error("an act without its key or its second factor");
  return { staffId: by, at, key, method: method as SigningPerson["method"], ip };
}
