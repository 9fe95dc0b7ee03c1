import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { type RefusalReason, refusalReasons } from "@app/engine/guarantee/refusal";
import type { GuaranteeDecisionRecord } from "./decision.ts";

/** Names that say nothing about a body: an e-mail is read by others too. The figures are in the app. */
const NAMES: Readonly<Record<RefusalReason["code"], string>> = {
  PRAZO: "Prazo do pedido",
  G1: "Questionário respondido",
  G2: "Dias de diário",
  G3: "Treinos feitos",
  G4: "Revisões da semana",
  G5: "Registros de acompanhamento",
  PESO: "Resultado no período",
  CINTURA: "Resultado no período",
  CARGA: "Resultado no período",
  REVISOES: "Resultado no período",
};

type Decided = Pick<GuaranteeDecisionRecord, "bundle" | "dates">;

/** Why it was refused, with every figure and day. */
export const reasonsOf = ({ bundle, dates }: Decided): RefusalReason[] =>
  refusalReasons(bundle.evidence, getGuaranteeRules(bundle.ruleVersion), dates);

export const refusedLines = (decided: Decided): string[] => [
  ...new Set(reasonsOf(decided).map(({ code }) => `${NAMES[code]}.`)),
  "Cada linha com o número e a data está no app, em Garantia.",
];
