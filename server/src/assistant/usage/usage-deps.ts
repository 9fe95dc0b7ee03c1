import type { AssistantBudget } from "@app/contract/assistant-budget";
import type { PlatformDeps } from "../../platform/deps.ts";

export type UsageDeps = Pick<PlatformDeps, "db" | "now"> & {
  /** Null: none is configured, and rules answer. */
  model: object | null;
  assistantBudget: AssistantBudget;
};
