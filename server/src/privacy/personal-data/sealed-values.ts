import { type SealedRows, sealedRows, utf8 } from "../../platform/sealed-rows.ts";
import type { SealedValue } from "./personal-table.ts";

/** Of a deletion: the pseudonym of what is retained, which opens with the number that the member was given. */
export const sealedPseudonyms = sealedRows<string, object>("deletions", () => "pseudonym", utf8);

/** What a member's own copy shows of what the rows of a table seal. */
export const ofMember = <T, Key>(
  { contextOf, open }: SealedRows<T, Key>,
  shown: (value: T) => Record<string, unknown>,
): SealedValue => ({
  purpose: "health-data",
  contextOf,
  open: (encryption, row: { accountId: string; sealed: Buffer } & Key) => shown(open(encryption, row)),
});

/** A record of a kind whose values are sealed together. */
export const ownRecord = (table: "own_foods" | "own_meals"): SealedValue =>
  ofMember(sealedRows<Record<string, unknown>>(table), (values) => values);

export const signature = ({ name, registration }: { name: string; registration: string | null }): string =>
  registration ? `${name}, ${registration}` : name;
