import { helpful } from "../models/helpful.ts";
import { cut, refusing, type ScriptedModel } from "../models/scripted-model.ts";
import { worst } from "../models/worst.ts";

/** Who answers in a run: the rules, a scripted model over one of the vendors' protocols, or a real one. */
export type Mode =
  | { readonly name: "rules" | "real" }
  | {
      readonly name: "helpful" | "worst" | "refusing" | "cut";
      readonly vendor: "anthropic" | "openai";
      readonly script: ScriptedModel;
    };

export const MODES: readonly Mode[] = [
  { name: "rules" },
  { name: "helpful", vendor: "anthropic", script: helpful },
  { name: "worst", vendor: "openai", script: worst },
  { name: "refusing", vendor: "openai", script: refusing },
  { name: "cut", vendor: "anthropic", script: cut },
];
