import { createHash } from "node:crypto";
import { countries } from "@app/contract/catalogue";

/** What names a member. None of it may reach a vendor. */
export type Person = {
  readonly fullName: string;
  readonly email: string;
  readonly dialCode: string;
  /** Without the country's code. */
  readonly phone: string;
  /** CPF. */
  readonly document: string;
  readonly birthDate: string;
};

const FIRST_NAMES = ["Zuleide", "Quitéria", "Walquíria", "Jurandir", "Eufrásia", "Teobaldo"] as const;
const LAST_NAMES = ["Vasquez", "Quaresma", "Ximenes", "Wanderley", "Zacarelli", "Tavolaro"] as const;
/** The beginning and the length of mobile numbers where the file's members live. */
const PHONES: Readonly<Record<string, readonly [start: string, length: number]>> = {
  BR: ["119", 11],
  US: ["2025", 10],
  PT: ["91", 9],
  ES: ["61", 9],
  VE: ["412", 10],
};

/** The same for the same key, and another for every other: no two accounts share a contact. */
export function personOf(key: string, country: string): Person {
  const digits = BigInt(`0x${createHash("sha256").update(key).digest("hex")}`)
    .toString()
    .slice(0, 40);
  const pick = (names: readonly string[], place: number) => names[Number(digits[place]) % names.length] ?? "";
  const [start, length] = PHONES[country] ?? ["119", 11];
  const first = pick(FIRST_NAMES, 0);
  const last = pick(LAST_NAMES, 1);
  return {
    fullName: `${first} ${last}`,
    email: `${first}.${last}.${digits.slice(2, 10)}`
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase()
      .concat("@example.com"),
    dialCode: countries.find(({ code }) => code === country)?.phoneCode ?? "+55",
    phone: start + digits.slice(10, 10 + length - start.length),
    document: documentOf(digits.slice(20, 29)),
    birthDate: `19${80 + (Number(digits[30]) % 10)}-0${1 + (Number(digits[31]) % 9)}-${10 + (Number(digits.slice(32, 34)) % 18)}`,
  };
}

/** With its check digits. */
function documentOf(nine: string): string {
  let digits = nine;
  for (const first of [10, 11]) {
    const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (first - index), 0);
    digits += ((sum * 10) % 11) % 10;
  }
  return digits;
}
