import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import { inTransaction } from "../../../platform/database/db.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { deleteTemplateRow, listTemplates } from "./template-store.ts";

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
