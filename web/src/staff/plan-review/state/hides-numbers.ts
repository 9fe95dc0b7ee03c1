import type { PlanEditor } from "@app/contract/staff/plans";

/** Whether the member reads the plan without figures. */
export const hidesNumbers = ({ numbers }: Pick<PlanEditor, "numbers">): boolean =>
  numbers === "esconder-tudo" || numbers === "none";
