import type { PromiseKind } from "./promise-kinds.ts";
import type { Outcome, Period, PublicLine } from "./public-lines.ts";

/** What each kind is called in the file that anybody may download. */
const KIND_NAMES: Readonly<Record<PromiseKind, string>> = {
  "call-back-5min": "ligar-em-5-minutos",
  "call-back-24h": "ligar-em-24-horas",
  "access-now": "acesso-liberado",
  "provisional-plan": "plano-provisorio",
  "human-first": "leitura-por-uma-pessoa",
  "definitive-plan": "plano-definitivo",
  "fortnightly-diet": "ajuste-da-dieta",
  "fortnightly-training": "ajuste-do-treino",
  "weekly-review-opened": "revisao-aberta",
  "weekly-review-answered": "revisao-respondida",
  "chat-answer": "resposta-no-chat",
  "refund-sent": "devolucao-enviada",
  "data-request-now": "dados-na-hora",
  "data-request-15d": "dados-em-15-dias",
  "guarantee-review": "revisao-da-garantia",
};
const PERIOD_NAMES: Readonly<Record<Period, string>> = { 30: "ultimos-30-dias", 90: "31-a-90-dias" };
const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = { kept: "no-prazo", breached: "atrasada" };

const HEADER = "promessa;periodo;resultado;tempo_usado_ate_pct;casos;dias_devolvidos";

/** Semicolons, as spreadsheets in Brazil read them. */
export const toCsv = (lines: readonly PublicLine[]): string =>
  [HEADER, ...lines.map(rowOf)].map((row) => `${row}\n`).join("");

const rowOf = ({ kind, period, outcome, upTo, cases, creditDays }: PublicLine): string =>
  [KIND_NAMES[kind], PERIOD_NAMES[period], OUTCOME_NAMES[outcome], upTo ?? "", cases, creditDays].join(";");

/** The lines of a file. Throws with the number of the first row that is none. */
export function parseCsv(text: string): PublicLine[] {
  const [header, ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (header !== HEADER) throw new Error(`a primeira linha do arquivo deve ser ${HEADER}`);
  return rows.flatMap((row, index) => (row === "" ? [] : [parseRow(row, index + 2)]));
}

function parseRow(row: string, number: number): PublicLine {
  const [kind, period, outcome, upTo, cases, creditDays, ...rest] = row.split(";");
  const line = {
    kind: keyOf(KIND_NAMES, kind),
    period: Number(keyOf(PERIOD_NAMES, period)) as Period,
    outcome: keyOf(OUTCOME_NAMES, outcome),
    upTo: upTo === "" ? null : countOf(upTo),
    cases: countOf(cases),
    creditDays: countOf(creditDays),
  };
  const isWhole = rest.length === 0 && Object.values(line).every((value) => value !== undefined && value !== -1);
  if (!isWhole || Number.isNaN(line.period)) throw new Error(`a linha ${number} não é deste arquivo`);
  return line as PublicLine;
}

const keyOf = <Key extends string | number>(names: Readonly<Record<Key, string>>, name: string | undefined) =>
  (Object.keys(names) as `${Key}`[]).find((key) => names[key as Key] === name);

const countOf = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);
