import type { Half } from "@app/contract/plan-document";

/** The half decides who signs: the nutritionist the diet, the trainer the training. */
export const signingOf = (half: Half) => (half === "diet" ? "diet.sign" : "training.sign");
