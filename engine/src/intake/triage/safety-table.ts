import type { RuleSet } from "../../rules/rule-set.ts";
import { bodyRows } from "./body-rows.ts";
import { consentRows } from "./consent-rows.ts";
import { diseaseRows } from "./disease-rows.ts";
import { medicineRows } from "./medicine-rows.ts";
import { mindRows } from "./mind-rows.ts";
import type { SafetyRow } from "./safety-row.ts";

/** In the order of their numbers: codes and notes of a person come out in it. */
const content: readonly SafetyRow[] = [...bodyRows, ...mindRows, ...diseaseRows, ...medicineRows, ...consentRows].sort(
  (a, b) => a.n - b.n,
);

export const safetyTable: RuleSet<readonly SafetyRow[]> = {
  id: "triage",
  version: "2",
  title: "Tabela de segurança do questionário",
  author: "Prumo",
  sources: [
    "PAR-Q+ 2020–2023, general questions in our words",
    "SCOFF-BR (SciELO 2021;43(6):613); PHQ-2",
    "Each row names its own source where there is one; the responsible nutritionist and trainer approve the rest",
  ],
  content,
};
