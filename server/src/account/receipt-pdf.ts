import type { Receipt } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { formatCents } from "@app/contract/catalogue";

export type Page = PDFKit.PDFDocument;

/** The site's colors by name; a test compares them with the design tokens. */
export const colors = {
  branco: "#ffffff",
  linho: "#f1e8da",
  tinta: "#10231c",
  musgo: "#4a5b53",
  "mata-900": "#0a3b2e",
  manga: "#f4b740",
  latao: "#d9951c",
  menta: "#a7e3cf",
  rule: "#d9cfbf",
} as const;

const [WIDTH, HEIGHT] = [595.28, 841.89];
const [LEFT, RIGHT] = [96, WIDTH - 56];
/** The x position of the thread. */
const THREAD = 56;
const BAND = 232;
const VALUES = LEFT + 160;

/** One A4 page in the brand's design. The standard fonts cover Portuguese and need no font file. */
export async function drawReceipt(receipt: Receipt, { compress = true } = {}): Promise<Buffer> {
  // A fifth of a node's start-up time, for a rare request: imported on first use.
  const { default: Sheet } = await import("pdfkit");
  const page = new Sheet({
    size: "A4",
    margin: 0,
    compress,
    lang: "pt-BR",
    displayTitle: true,
    info: {
      Title: `${receipt.title} ${receipt.referenceNumber}`,
      Author: receipt.seller.legalName,
      Subject: receipt.note,
      Creator: brand.name,
      // The payment's date, so that the same receipt is the same file whenever it is drawn.
      CreationDate: new Date(receipt.paidAt),
    },
  });
  drawBand(page, receipt);
  const end = drawLines(page, receipt);
  drawParties(page, receipt, end + 36);
  drawFoot(page, receipt);
  return collect(page);
}

function drawBand(page: Page, { title, referenceNumber, amountCents, lines }: Receipt): void {
  page.rect(0, 0, WIDTH, BAND).fill(colors["mata-900"]);
  page.font("Helvetica-Bold", 26).fillColor(colors.branco).text(brand.name.toLocaleLowerCase("pt-BR"), THREAD, 44);
  page.moveTo(THREAD, 78).lineTo(THREAD, 150).lineWidth(1.5).stroke(colors.menta);
  drawPlumbBob(page, THREAD, 150);
  page.font("Helvetica", 12).fillColor(colors.menta).text(title, LEFT, 118);
  page.font("Helvetica-Bold", 40).fillColor(colors.branco).text(formatCents(amountCents), LEFT, 136);
  page
    .font("Helvetica", 13)
    .fillColor(colors.branco)
    .text(lines[0]?.value ?? "", LEFT, 184);
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

/** The brass weight on its thread: lit on one side, shaded on the other. */
export function drawPlumbBob(page: Page, x: number, y: number): void {
  const half = (side: 1 | -1) =>
    page
      .moveTo(x, y)
      .lineTo(x + side * 7, y)
      .lineTo(x + side * 7, y + 12)
      .quadraticCurveTo(x + side * 6.5, y + 24, x, y + 40);
  half(-1).closePath().fill(colors.manga);
  half(1).closePath().fill(colors.latao);
}

function drawLines(page: Page, { lines, refund }: Receipt): number {
  const back = refund
    ? [
        { label: "Devolução", value: refund.text },
        { label: "Protocolo da devolução", value: refund.referenceNumber },
      ]
    : [];
  let y = BAND + 40;
  for (const { label, value } of [...lines, ...back]) {
    page.font("Helvetica", 11).fillColor(colors.musgo).text(label, LEFT, y);
    page
      .font("Helvetica-Bold", 11)
      .fillColor(colors.tinta)
      .text(value, VALUES, y, { width: RIGHT - VALUES });
    y = Math.max(page.y, y + 13) + 11;
    page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(colors.rule);
    y += 13;
  }
  return y;
}

function drawParties(page: Page, { seller, buyer }: Receipt, top: number): void {
  const column = (RIGHT - LEFT - 24) / 2;
  const party = (x: number, heading: string, name: string, facts: (string | null)[]) => {
    page.font("Helvetica", 10).fillColor(colors.musgo).text(heading, x, top, { width: column });
    page
      .font("Helvetica-Bold", 12)
      .fillColor(colors.tinta)
      .text(printable(name), x, top + 16, { width: column });
    page.font("Helvetica", 10.5).fillColor(colors.tinta);
    for (const fact of facts) if (fact) page.text(printable(fact), x, page.y + 4, { width: column });
  };
  party(LEFT, "Vendido por", seller.legalName, [`CNPJ ${seller.cnpj}`, seller.address, seller.email]);
  party(LEFT + column + 24, "Comprado por", buyer.fullName, [buyer.email]);
}

/** The standard fonts cover Western Europe only: any other letter loses its accent, and any other symbol becomes "?". */
export const printable = (text: string): string =>
  Array.from(text.normalize("NFC"), (character) => (BEYOND.test(character) ? bare(character) : character)).join("");
const BEYOND = /[^\u0020-\u007e\u00a0-\u00ff]/u;
const bare = (character: string): string => character.normalize("NFD").replace(/[^\u0020-\u007e]/gu, "") || "?";

function drawFoot(page: Page, { note, referenceNumber }: Receipt): void {
  page.roundedRect(LEFT, HEIGHT - 116, RIGHT - LEFT, 60, 8).fill(colors.linho);
  page
    .font("Helvetica-Bold", 11)
    .fillColor(colors.tinta)
    .text(note, LEFT + 18, HEIGHT - 102);
  const rest = `Nada renova sozinho. Para falar desta compra, cite o protocolo ${referenceNumber}.`;
  page
    .font("Helvetica", 10)
    .fillColor(colors.musgo)
    .text(rest, LEFT + 18, HEIGHT - 84);
}

export function collect(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on("data", (chunk: Buffer) => chunks.push(chunk));
    page.on("end", () => resolve(Buffer.concat(chunks)));
    page.on("error", reject);
    page.end();
  });
}
