import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

// What a professional keeps for the next plan.

export const TEMPLATE_KINDS = ["meal", "day", "week", "session"] as const;

/** Of the professional alone; it holds no member's data. */
export const PlanTemplate = z.object({
  _id: Id,
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  savedAt: z.iso.datetime(),
  /** A `PlanMeal`, a `PlanDay`, a `Diet` or a `TrainingSession`, by the kind; read by the schema of its kind. */
  content: z.unknown(),
});
export type PlanTemplate = z.infer<typeof PlanTemplate>;

const PlanTemplates = z.object({ templates: z.array(PlanTemplate) });

export const listPlanTemplates = {
  method: "GET",
  path: "/v1/staff/plan-templates",
  summary: "The signed-in professional's saved meals, days, weeks and sessions",
  schema: { response: { 200: envelopeOf(PlanTemplates) } },
} as const;

export const savePlanTemplate = {
  method: "POST",
  path: "/v1/staff/plan-templates",
  summary: "Saves a meal, day, week or session for later",
  schema: {
    body: z.object({
      key: Id,
      kind: z.enum(TEMPLATE_KINDS),
      name: z.string().check(z.trim(), z.minLength(2, "Dê um nome"), z.maxLength(60)),
      content: z.unknown(),
    }),
    response: { 200: envelopeOf(PlanTemplates) },
  },
} as const;

export const deletePlanTemplate = {
  method: "DELETE",
  path: "/v1/staff/plan-templates/:templateId",
  summary: "Deletes a saved meal, day, week or session",
  schema: {
    params: z.object({ templateId: Id }),
    response: { 200: envelopeOf(PlanTemplates) },
  },
} as const;
