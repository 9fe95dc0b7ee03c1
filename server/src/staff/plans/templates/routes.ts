import * as wire from "@app/contract/staff/plan-templates";
import type { App } from "../../../platform/http/app.ts";
import { serveStaff } from "../../permissions/serve-staff.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { deleteTemplate, saveTemplate } from "./save-template.ts";
import { listTemplates } from "./template-store.ts";

const MAX_TEMPLATE_BYTES = 512 * 1024;

export function templateRoutes(app: App, deps: PlanEditorDeps): void {
  const audited = { isAuditedByUseCase: true } as const;
  serveStaff(app, deps, wire.listPlanTemplates, async ({ staff }) => ({
    templates: await listTemplates(deps.db, staff.id),
  }));

  serveStaff(
    app,
    deps,
    wire.savePlanTemplate,
    async ({ staff, body, ip }) => ({ templates: await saveTemplate(deps, { ...body, staff, ip }) }),
    { ...audited, bodyLimit: MAX_TEMPLATE_BYTES },
  );

  serveStaff(
    app,
    deps,
    wire.deletePlanTemplate,
    async ({ staff, params, ip }) => ({
      templates: await deleteTemplate(deps, { staff, ip, id: params.templateId }),
    }),
    audited,
  );
}
