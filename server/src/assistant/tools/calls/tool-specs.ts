import { TOOLS, type ToolName } from "@app/engine/assistant/tools";
import * as z from "zod/mini";
import { TOOL_INPUTS } from "./tool-inputs.ts";

type ToolSpec = { name: ToolName; description: string; inputSchema: Record<string, unknown> };

/** The tools as a model is given them, from the same schemas that read its calls. */
export const toolSpecs: readonly ToolSpec[] = (Object.keys(TOOLS) as ToolName[]).map((name) => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(TOOL_INPUTS[name], { io: "input" });
  return { name, description: TOOLS[name].description, inputSchema };
});
