import { HANDOFF_TOPICS, MAX_QUESTION_TEXT } from "@app/contract/assistant";
import { MAX_PROGRESS_DAYS } from "@app/contract/diary";
import { ExerciseId, SessionPartId } from "@app/contract/plan-training";
import { DietPartId } from "@app/contract/plans";
import { isToolName, POLICY_TOPICS, TOOLS, type ToolArguments, type ToolName } from "@app/engine/assistant/tools";
import * as z from "zod/mini";

const MAX_ITEMS = 20;
const MAX_VERSION = 100_000;
const MAX_SUMMARY = 600;

const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_TEXT));
const Nothing = z.strictObject({});

/** What each tool takes, and nothing besides: no account is among them. */
const TOOL_INPUTS = {
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

/** A call that a model may make: its name decides what its input is. */
export type ToolCall = { [Name in ToolName]: { name: Name; input: ToolArguments[Name] } }[ToolName];

/** The words go back to the model, and repeat nothing of what it sent. */
const UNKNOWN_TOOL = "Essa ferramenta não existe.";
const WRONG_INPUT = "Os argumentos não são os desta ferramenta.";

/** What a model asks of a tool, once it is one of ours with the arguments that it takes. Without arguments: none. */
export function parseToolInput(name: string, input: unknown): ToolCall | { error: string } {
  if (!isToolName(name)) return { error: UNKNOWN_TOOL };
  if (!isPlain(input ?? {})) return { error: WRONG_INPUT };
  const { success, data } = TOOL_INPUTS[name].safeParse(input ?? {});
  return success ? ({ name, input: data } as ToolCall) : { error: WRONG_INPUT };
}

/** As JSON makes it, without a key that would change what an object is. */
const isPlain = (input: unknown): boolean =>
  input !== null &&
  typeof input === "object" &&
  Object.getPrototypeOf(input) === Object.prototype &&
  !Object.hasOwn(input, "__proto__");

type ToolSpec = { name: ToolName; description: string; inputSchema: Record<string, unknown> };

/** The tools as a model is given them, from the same schemas that read its calls. */
export const toolSpecs: readonly ToolSpec[] = (Object.keys(TOOLS) as ToolName[]).map((name) => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(TOOL_INPUTS[name], { io: "input" });
  return { name, description: TOOLS[name].description, inputSchema };
});

/**
 * A tool's result as a model reads it. A proposal names the grams that the member's device would store; where numbers are
 * hidden they stay between server and device.
 */
export const modelResult = (result: object, numbersHidden: boolean): string =>
  JSON.stringify(result, (key, value: unknown) => (numbersHidden && key === "grams" ? undefined : value));
