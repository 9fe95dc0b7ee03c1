import type { Level } from "@app/contract/intake";
import type { RuleSet } from "../../rules/rule-set.ts";
import { EMERGENCY_ELSEWHERE, helpLines } from "../../safety/help-lines.ts";
import type { MergedRows } from "./merge-rows.ts";
import type { SafetyRow } from "./safety-row.ts";

export type Where = "adulto-de-confianca" | "pre-natal" | "relacao-com-a-comida" | "medico-ou-ubs";

export type Counter = {
  target: "pela-regra" | "manutencao" | "sem-meta";
  /** Where there are people who help, when there is no target. */
  where: Where[];
};

/** What a screen of a free member says of a row's notes; the others speak of a plan. */
const NOTES_OF_FREE_MEMBERS = new Set(["agua-converse-com-seu-medico", "tela-de-crise"]);

const content = {
  whereOfRow: {
    R01_MENOR_DE_18: "adulto-de-confianca",
    R02_GRAVIDA: "pre-natal",
    R10_TRANSTORNO_ALIMENTAR: "relacao-com-a-comida",
  } as Readonly<Record<string, Where>>,
  sentence:
    "Pelas suas respostas, uma meta feita por computador não seria um cuidado com você. O diário é todo seu, sem meta. {onde}",
  inBrazil: {
    "adulto-de-confianca":
      "Fale com um adulto de confiança e com a unidade básica de saúde (UBS) mais perto, que atende de graça.",
    "pre-natal": "Leve essa pergunta à equipe do seu pré-natal; na UBS ele é de graça.",
    "relacao-com-a-comida":
      "Há gente que entende disso e atende de graça: a UBS ou o CAPS mais perto. Se estiver pesado agora, ligue 188 (CVV).",
    "medico-ou-ubs": "Fale com o seu médico ou com a unidade básica de saúde (UBS) mais perto, que atende de graça.",
  } satisfies Record<Where, string>,
  abroad: {
    "adulto-de-confianca": "Fale com um adulto de confiança e com o serviço de saúde perto de você.",
    "pre-natal": "Leve essa pergunta à equipe que acompanha a sua gravidez.",
    "relacao-com-a-comida":
      "Há gente que entende disso: procure o serviço de saúde perto de você. Se estiver pesado agora: {linha}, ou {emergencia}.",
    "medico-ou-ubs": "Fale com o seu médico ou com o serviço de saúde perto de você.",
  } satisfies Record<Where, string>,
};

export const freeMemberRules: RuleSet<typeof content> = {
  id: "free-members",
  version: "1",
  title: "Contador de quem está no plano gratuito",
  author: "Prumo",
  sources: ["A calorie target can harm: every diet row of the safety table applies to the counter"],
  content,
};

const rules = freeMemberRules.content;

/** A counter is made by a machine alone: a limited level is plain maintenance, and no professional reads along. */
export function forFreeMember(merged: MergedRows): MergedRows {
  return {
    ...merged,
    maxDeficitPct: merged.diet === "B" ? 0 : merged.maxDeficitPct,
    humanWithinHours: merged.humanWithinHours === 0 ? 0 : null,
    refundOffered: false,
    notes: merged.notes.filter((note) => NOTES_OF_FREE_MEMBERS.has(note)),
  };
}

export function counterOf(diet: Level, rows: readonly SafetyRow[]): Counter {
  if (diet === "A") return { target: "pela-regra", where: [] };
  if (diet === "B") return { target: "manutencao", where: [] };
  const withoutTarget = rows.filter((row) => row.diet === "C" || row.diet === "D");
  return { target: "sem-meta", where: [...new Set(withoutTarget.map(({ code }) => whereOf(code)))] };
}

const whereOf = (code: string): Where => rules.whereOfRow[code] ?? "medico-ou-ubs";

/** What the screen without a target says. */
export function counterSentence({ where }: Counter, country: string): string {
  return rules.sentence.replace("{onde}", where.map((one) => helpIn(country, one)).join(" ")).trim();
}

function helpIn(country: string, where: Where): string {
  if (country === "BR") return rules.inBrazil[where];
  const { line, emergency } = helpLines[country] ?? {};
  const numbers = [line, emergency ?? EMERGENCY_ELSEWHERE].filter(Boolean).join(", ou ");
  return rules.abroad[where].replace("{linha}, ou {emergencia}", numbers);
}
