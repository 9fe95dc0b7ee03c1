import type { ScriptedModel } from "./scripted-model.ts";

/** Says nothing, and that it will not. */
export const refusing: ScriptedModel = () => ({ steps: [], end: "refused" });
