import { HANDOFF_TOPICS, MAX_QUESTION_TEXT } from "@app/contract/assistant";
import { MAX_PROGRESS_DAYS } from "@app/contract/diary";
import { ExerciseId, SessionPartId } from "@app/contract/plan-training";
import { DietPartId } from "@app/contract/plans";
import { POLICY_TOPICS, type ToolName } from "@app/engine/assistant/tools";
import * as z from "zod/mini";

const MAX_ITEMS = 20;
const MAX_VERSION = 100_000;
const MAX_SUMMARY = 600;

const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_TEXT));
const Nothing = z.strictObject({});

/** What each tool takes, and nothing besides: no account is among them. */
export const TOOL_INPUTS = {
  get_my_plan: z.strictObject({
    part: z.optional(z.enum(["dieta", "treino", "metas", "hoje"])),
    items: z.optional(z.array(DietPartId).check(z.maxLength(MAX_ITEMS))),
  }),
  get_today: Nothing,
  get_day: z.strictObject({ date: z.iso.date() }),
  get_progress: z.strictObject({
    days: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PROGRESS_DAYS - 1))),
  }),
  search_food: z.strictObject({ text: Words }),
  parse_meal: z.strictObject({ text: Words }),
  swap_item: z.strictObject({ itemId: DietPartId }),
  swap_exercise: z.strictObject({ id: z.union([SessionPartId, ExerciseId]) }),
  explain_change: z.strictObject({ version: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_VERSION))) }),
  get_promises: Nothing,
  get_guarantee: Nothing,
  get_policy: z.strictObject({ topic: z.enum(POLICY_TOPICS) }),
  propose_log: z.strictObject({ text: Words }),
  propose_bad_day: Nothing,
  request_human: z.strictObject({
    topic: z.enum(HANDOFF_TOPICS),
    summary: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUMMARY)),
    urgency: z.enum(["normal", "alta"]),
  }),
} satisfies Record<ToolName, z.ZodMiniType>;
