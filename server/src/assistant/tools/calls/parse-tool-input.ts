import { isToolName, type ToolArguments, type ToolName } from "@app/engine/assistant/tools";
import { TOOL_INPUTS } from "./tool-inputs.ts";

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
