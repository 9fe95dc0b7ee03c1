import { brand } from "@app/contract/brand";
import type { Decided } from "../../guarantee/decisions/list-decided.ts";
import { collect, colors, drawPlumbBob, type Page, printable } from "../receipt-pdf.ts";
import { ANSWERS, type Written, writeBundle } from "./bundle-words.ts";

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
