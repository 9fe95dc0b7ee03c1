import type { RegistrationForm } from "./schema.ts";

let last = { person: "", id: "" };

/** One event id per person: a retry, or another password, keeps it, so that the event counts once. */
export function eventIdOf({ fullName, email, country, phone }: RegistrationForm): string {
  const person = JSON.stringify([fullName, email, country, phone]);
  if (person !== last.person) last = { person, id: `lead_${crypto.randomUUID()}` };
  return last.id;
}
