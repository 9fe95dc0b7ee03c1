/** The EMV payload of a PIX code ("copia e cola"). */
const GUI = "br.gov.bcb.pix";
const MERCHANT = "SIMULADOR SEM VALOR";
const CITY = "SAO PAULO";
// A reserved domain, so that no bank can resolve such a charge.
const HOST = "pix.asaas.example/qr/v2/cobv/";

type Account = { key: string; url?: never } | { url: string; key?: never };

export const staticPayload = (code: { key: string; txid: string; amountCents: number | null }): string =>
  payload({ key: code.key }, code.amountCents, code.txid);

export const chargePayload = (payment: { id: string; amountCents: number }): string =>
  payload({ url: HOST + payment.id }, payment.amountCents, "***");

/** The id within a simulated code, if its checksum is valid. */
export function gatewayIdIn(text: string): string | undefined {
  if (text.slice(-4) !== checksum(text.slice(0, -4))) return undefined;
  const fields = parseFields(text);
  const url = parseFields(fields.get("26") ?? "").get("25");
  return url?.startsWith(HOST) ? url.slice(HOST.length) : parseFields(fields.get("62") ?? "").get("05");
}

function payload({ key, url }: Account, amountCents: number | null, txid: string): string {
  const body = [
    field("00", "01"),
    url ? field("01", "12") : "",
    field("26", field("00", GUI) + (url ? field("25", url) : field("01", key ?? ""))),
    field("52", "0000"),
    field("53", "986"),
    amountCents === null ? "" : field("54", (amountCents / 100).toFixed(2)),
    field("58", "BR"),
    field("59", MERCHANT),
    field("60", CITY),
    field("62", field("05", txid)),
    "6304",
  ].join("");
  return body + checksum(body);
}

const field = (id: string, value: string): string =>
  `${id}${String(Buffer.byteLength(value)).padStart(2, "0")}${value}`;

export function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at + 4 <= text.length; ) {
    const end = at + 4 + Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end));
    at = Number.isNaN(end) ? text.length : end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
