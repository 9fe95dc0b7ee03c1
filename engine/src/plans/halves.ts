import type { PlanDocument } from "@app/contract/plan-document";

/** What people write of a plan. Types alone come from the contract: a browser that compares loads no validation with it. */
export type PlanHalves = Pick<PlanDocument, "targets" | "diet" | "training">;
