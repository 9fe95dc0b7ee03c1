import { type ScriptedModel, tokensOf } from "./scripted-model.ts";

/** The connection breaks in the middle of a number. */
export const cut: ScriptedModel = () => ({
  steps: [...tokensOf("Deixa eu olhar o seu plano. O almoço de hoje tem 4"), { cut: true }],
});
