import { brand } from "@app/contract/brand";
import type { Reason } from "@app/engine/guarantee/decide";
import type { LineCode } from "@app/engine/guarantee/lines";
import type { RefusalReason } from "@app/engine/guarantee/refusal";
import { formatDateTime } from "../../checkout/format.ts";
import type { Decided } from "../../guarantee/decisions/list-decided.ts";
import { reasonsOf } from "../../guarantee/decisions/refused-lines.ts";
import { writtenDay } from "../../guarantee/decisions/sign-words.ts";
import { collect, colors, drawPlumbBob, type Page, printable } from "../receipt-pdf.ts";

type Written = { label: string; value: string };

const ANSWERS: Readonly<Record<Decided["decision"], string>> = {
  granted: "Garantia concedida",
  refused: "Garantia não concedida",
  "not-yet": "Ainda não dá para decidir",
  choice: "A escolha é sua",
  human: "Uma pessoa decide em até 72 horas",
};

const REASONS: Readonly<Record<Reason, string>> = {
  SINAIS_DE_FRAUDE: "Este pedido não sai no automático: uma pessoa da equipe decide.",
  NOS_ATRASAMOS: "O plano definitivo passou do prazo que prometemos. O atraso foi nosso.",
  HUMANO_NAO_VEIO_A_TEMPO: "A pessoa que prometemos não leu as suas respostas a tempo. O atraso foi nosso.",
  GRAVIDEZ: "O programa para agora. Você escolhe entre retomar depois e receber o valor de volta, sem condições.",
  UMA_POR_PESSOA: "A garantia automática vale uma vez por pessoa; daí em diante, alguém da equipe decide.",
  PRAZO: "O pedido chegou depois do último dia.",
  JANELA_ABERTA: "Os 30 dias ainda não terminaram.",
  NAO_SEGUIU: "Parte do programa ficou abaixo do combinado.",
  COM_RESULTADO: "Houve resultado no período.",
  SEM_RESULTADO: "Você seguiu o programa e não houve resultado.",
  SEM_RESULTADO_COM_LINHAS_PERDOADAS:
    "Nós atrasamos uma promessa: o que faltou conta como feito, e não houve resultado.",
};

const LINES: Readonly<Record<LineCode, string>> = {
  G1: "Questionário completo",
  G2: "Dias com diário",
  G3: "Treinos feitos",
  G4: "Revisões da semana",
  G5: "Medições",
};

const NAMES: Readonly<Record<RefusalReason["code"], string>> = {
  ...LINES,
  PRAZO: "Dia do pedido",
  PESO: "Mudança de peso, no mínimo",
  CINTURA: "Medida da cintura, no mínimo",
  CARGA: "Carga nos treinos",
  REVISOES: "Nota das revisões",
};
/** What hidden numbers hide: words take their place. */
const OF_THE_BODY: ReadonlySet<RefusalReason["code"]> = new Set(["PESO", "CINTURA"] as const);

const UNITS: Readonly<Partial<Record<RefusalReason["code"], string>>> = { PESO: " kg", CINTURA: " cm" };

/** The decision as lines to print: what was asked, what was counted, and why. */
function writeBundle(decided: Decided): Written[] {
  const { decidedAt, tookMs, ruleVersion, bundle, dates, decision } = decided;
  const { lines = [] } = bundle.answer;
  return [
    { label: "Pedido em", value: formatDateTime(decidedAt) },
    { label: "Decidido", value: `Automaticamente, em ${seconds(tookMs)}, pela regra ${ruleVersion}` },
    { label: "Dias contados", value: `A partir de ${writtenDay(dates.dayOne)}, pausas de fora` },
    ...writeFacts(bundle.evidence),
    { label: "Motivo", value: REASONS[bundle.answer.reason] },
    ...lines.map(({ code, ok, waived, have, need }) => ({
      label: LINES[code],
      value: `${countOf(code, have, need)}${waived ? ", contado como feito porque nós atrasamos" : ok ? "" : " (faltou)"}`,
    })),
    ...(decision === "refused" ? reasonsOf(decided) : []).map((reason) => writeReason(reason, bundle.evidence.hidden)),
    { label: "Código (SHA-256)", value: decided.hash },
  ];
}

/** Decisions made before goal and mass were frozen do not say whose they are. */
function writeFacts({ factsOfPlan }: Decided["bundle"]["evidence"]): Written[] {
  if (factsOfPlan === undefined) return [];
  const value =
    factsOfPlan === null
      ? "Das respostas do dia do pedido, porque nenhum plano os guardou"
      : `Do seu plano, versão ${factsOfPlan}: o que você respondeu depois não muda a conta`;
  return [{ label: "Objetivo e ponto de partida", value }];
}

const countOf = (code: LineCode, have: number | null, need: number): string =>
  code === "G1"
    ? have === null
      ? `Não completo; o combinado era em até ${need} dias`
      : `Em ${have} ${have === 1 ? "dia" : "dias"}; o combinado era em até ${need}`
    : `${have ?? 0} de ${need}`;

function writeReason({ code, have, need, from, to, lastOn }: RefusalReason, hidden: boolean): Written {
  const when = `${writtenDay(from)} a ${writtenDay(to)}${lastOn ? `, último em ${writtenDay(lastOn)}` : ""}`;
  if (hidden && OF_THE_BODY.has(code)) return { label: "Resultado", value: `Houve resultado (${when})` };
  const unit = UNITS[code] ?? "";
  return { label: `Por quê: ${NAMES[code]}`, value: `${figure(have)}${unit} para ${figure(need)}${unit} (${when})` };
}

const figure = (value: number | null): string =>
  value === null ? "nenhum" : value.toLocaleString("pt-BR", { maximumFractionDigits: 2 });
const seconds = (ms: number): string => `${(ms / 1_000).toLocaleString("pt-BR", { maximumFractionDigits: 2 })} s`;

const [WIDTH, HEIGHT] = [595.28, 841.89];
const [LEFT, RIGHT] = [96, WIDTH - 56];
const THREAD = 56;
const BAND = 190;
const VALUES = LEFT + 150;
const FOOT = HEIGHT - 110;

/** The decision to read and keep, in the receipt's design. The JSON file is what decides again. */
export async function drawBundle(decided: Decided, fullName: string, { compress = true } = {}): Promise<Buffer> {
  const { default: Sheet } = await import("pdfkit");
  const page = new Sheet({
    size: "A4",
    margin: 0,
    compress,
    lang: "pt-BR",
    displayTitle: true,
    info: {
      Title: `Decisão da garantia ${decided.referenceNumber}`,
      Author: brand.legalName,
      Creator: brand.name,
      // The decision's date, so that the same decision is the same file whenever it is drawn.
      CreationDate: decided.decidedAt,
    },
  });
  drawBand(page, decided, fullName);
  drawLines(page, writeBundle(decided));
  drawFoot(page);
  return collect(page);
}

function drawBand(page: Page, { decision, referenceNumber }: Decided, fullName: string): void {
  page.rect(0, 0, WIDTH, BAND).fill(colors["mata-900"]);
  page.font("Helvetica-Bold", 26).fillColor(colors.branco).text(brand.name.toLocaleLowerCase("pt-BR"), THREAD, 44);
  page.moveTo(THREAD, 78).lineTo(THREAD, 120).lineWidth(1.5).stroke(colors.menta);
  drawPlumbBob(page, THREAD, 120);
  page.font("Helvetica", 12).fillColor(colors.menta).text("Decisão da garantia", LEFT, 96);
  page.font("Helvetica-Bold", 24).fillColor(colors.branco).text(ANSWERS[decision], LEFT, 112);
  page.font("Helvetica", 12).text(printable(fullName), LEFT, 148);
  const box = { align: "right", width: 220, lineBreak: false } as const;
  page
    .font("Helvetica", 10)
    .fillColor(colors.menta)
    .text("Protocolo", RIGHT - 220, 46, box);
  page
    .font("Helvetica-Bold", 15)
    .fillColor(colors.branco)
    .text(referenceNumber, RIGHT - 220, 60, box);
}

function drawLines(page: Page, lines: Written[]): void {
  let y = BAND + 28;
  for (const { label, value } of lines) {
    if (y > FOOT - 40) {
      page.addPage({ size: "A4", margin: 0 });
      y = 56;
    }
    page
      .font("Helvetica", 10)
      .fillColor(colors.musgo)
      .text(printable(label), LEFT, y, { width: VALUES - LEFT - 12 });
    const labelEnd = page.y;
    page
      .font("Helvetica-Bold", 10)
      .fillColor(colors.tinta)
      .text(printable(value), VALUES, y, { width: RIGHT - VALUES });
    y = Math.max(page.y, labelEnd) + 7;
    page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(colors.rule);
    y += 9;
  }
}

function drawFoot(page: Page): void {
  const width = RIGHT - LEFT - 36;
  page.roundedRect(LEFT, HEIGHT - 104, RIGHT - LEFT, 62, 8).fill(colors.linho);
  page
    .font("Helvetica-Bold", 10)
    .fillColor(colors.tinta)
    .text("Dá para conferir.", LEFT + 18, HEIGHT - 92, { width });
  page
    .font("Helvetica", 9.5)
    .fillColor(colors.musgo)
    .text(
      "O arquivo JSON desta decisão tem tudo o que foi contado: decidido de novo pela mesma regra, dá a mesma resposta, e o seu SHA-256 é o código acima.",
      LEFT + 18,
      HEIGHT - 77,
      { width },
    );
}
