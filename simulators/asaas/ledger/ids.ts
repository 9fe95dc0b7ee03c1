import { randomBytes, randomInt, randomUUID } from "node:crypto";

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
const digits = (length: number): string => pick("0123456789", length);
const alphabet = (length: number): string => pick("abcdefghijklmnopqrstuvwxyz0123456789", length);

/** In the vendor's formats, but random, so that an id stored before a restart never matches another object. */
export const newId = {
  customer: () => `cus_${digits(12)}`,
  payment: () => `pay_${alphabet(16)}`,
  installment: () => randomUUID(),
  /** 25 characters, because it is also the code's txid. */
  staticCode: () => `ASAAS${digits(17)}ASA`,
  cardToken: () => randomUUID(),
  chargeback: () => randomUUID(),
  webhook: () => randomUUID(),
  pixTransaction: () => randomUUID(),
  event: () => `evt_${randomBytes(16).toString("hex")}&${digits(9)}`,
  endToEnd: () => `E${digits(20)}${pick("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 11)}`,
  invoice: () => digits(8),
  receipt: () => digits(16),
};
