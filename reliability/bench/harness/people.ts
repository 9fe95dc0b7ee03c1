import { createHash } from "node:crypto";

/** Number of the first seeded account; every number has eight digits. */
export const FIRST = 10_000_001;

const md5 = (text: string): string =>
  createHash("md5")
    .update(text)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

/** The same ids here and in SQL, spread over the index like random UUIDs. */
export const idSql = (series: string, number: string): string =>
  `overlay(overlay(md5('${series}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
export const accountId = (number: number): string => md5(`a${number}`);
export const paymentId = (number: number): string => md5(`p${number}`);
export const emailOf = (number: number): string => `u${number}@example.com`;
/** An account without a purchase. */
export const shopperId = (number: number): string => md5(`s${number}`);
export const shopperEmail = (number: number): string => `s${number}@example.com`;
export const unregisteredEmail = (number: number): string => `v${number}@example.com`;
