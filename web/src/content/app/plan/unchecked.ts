/** In the place of a plan, where the device could not load the rules that new answers ask for. */
export const uncheckedPlanText = "Você mudou respostas sem internet. O plano volta quando der para conferir.";
