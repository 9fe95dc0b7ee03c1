import type { Half } from "@app/contract/plan-document";
import type { Staff } from "../../accounts/staff.ts";

/** A professional's act on a half's draft. */
export type Drafting = { memberId: string; half: Half; staff: Staff; ip: string | null };

/** The half decides who writes: the nutritionist the diet, the trainer the training. */
export const editingOf = (half: Half) => (half === "diet" ? "diet.edit" : "training.edit");
