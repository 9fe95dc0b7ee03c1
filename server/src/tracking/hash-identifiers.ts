import { createHash } from "node:crypto";

/** The hashes a platform may match a person by. Computed on receipt, so that no identifier is stored in the clear. */
export type HashedIdentifiers = Partial<
  Record<"em" | "ph" | "fn" | "ln" | "ct" | "st" | "zp" | "country" | "external_id", string[]>
>;

export type Person = {
  email?: string | null | undefined;
  /** With the country code. */
  phone?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: string | null | undefined;
  externalId?: string | null | undefined;
};

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
const lower = (text: string): string => text.trim().toLowerCase();
const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Each field normalized as Meta documents it: names keep accents, cities go with and without, ZIP loses its hyphen. */
const rules: { [key in keyof Required<HashedIdentifiers>]: (person: Person) => (string | null | undefined)[] } = {
  em: ({ email }) => [email?.includes("@") ? lower(email) : undefined],
  ph: ({ phone }) => [phone?.replace(/\D/g, "").replace(/^0+/, "")],
  fn: ({ firstName }) => [firstName && bareName(firstName)],
  ln: ({ lastName }) => [lastName && bareName(lastName)],
  ct: ({ city }) => (city ? [bareName(withoutAccents(city)), bareName(city)] : []),
  st: ({ state }) => [state && lower(state).slice(0, 2)],
  zp: ({ zip }) => [zip?.replace(/\D/g, "")],
  country: ({ country }) => [country && lower(country)],
  external_id: ({ externalId }) => [externalId && lower(externalId)],
};

const bareName = (name: string): string => lower(name).replace(/[\s!-/:-@[-`{-~]/g, "");

export function hashIdentifiers(person: Person): HashedIdentifiers {
  const hashedIdentifiers: HashedIdentifiers = {};
  for (const [key, read] of Object.entries(rules) as [keyof HashedIdentifiers, (typeof rules)["em"]][]) {
    const values = new Set(read(person).flatMap((value) => value || []));
    if (values.size > 0) hashedIdentifiers[key] = [...values].map(sha256);
  }
  return hashedIdentifiers;
}

/** The first word is the first name; the rest is the last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
