import { Diet, PlanDay, PlanMeal } from "@app/contract/plan-document";
import { TrainingSession } from "@app/contract/plan-training";
import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Staff } from "../../accounts/staff.ts";
import { lockStaff } from "../../accounts/staff-store.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { deleteTemplateRow, insertTemplate, listTemplates, MAX_TEMPLATES } from "./template-store.ts";

const SCHEMAS = { meal: PlanMeal, day: PlanDay, week: Diet, session: TrainingSession };

type Saving = {
  staff: Staff;
  ip: string | null;
  key: string;
  kind: PlanTemplate["kind"];
  name: string;
  content?: unknown;
};

/** Keeps a part of a plan for later. The same key again changes nothing. */
export function saveTemplate(
  deps: Pick<PlanEditorDeps, "db" | "now">,
  { staff, ip, key, kind, name, content }: Saving,
): Promise<PlanTemplate[]> {
  const read = SCHEMAS[kind].safeParse(content);
  if (!read.success) throw new Problem("invalid-input");
  return inTransaction(deps.db, async (tx) => {
    // Two saves at once would both find room for the last one.
    await lockStaff(tx, staff.id);
    const before = await listTemplates(tx, staff.id);
    if (before.some(({ _id }) => _id === key)) return before;
    if (before.length >= MAX_TEMPLATES) throw new Problem("invalid-input");
    await insertTemplate(tx, { staffId: staff.id, id: key, kind, name, savedAt: deps.now(), content: read.data });
    await recordStaffAudit(deps, tx, { staff, action: "template.save", ip });
    return listTemplates(tx, staff.id);
  });
}

type Deleting = { staff: Staff; ip: string | null; id: string };

/** One's own only; twice is once. */
export const deleteTemplate = (
  deps: Pick<PlanEditorDeps, "db" | "now">,
  { staff, ip, id }: Deleting,
): Promise<PlanTemplate[]> =>
  inTransaction(deps.db, async (tx) => {
    if (await deleteTemplateRow(tx, staff.id, id))
      await recordStaffAudit(deps, tx, { staff, action: "template.delete", ip });
    return listTemplates(tx, staff.id);
  });
