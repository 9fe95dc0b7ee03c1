import type { SignupValues } from "./signup-form.ts";

const KEY = "signup-draft";

export type Draft = Partial<Omit<SignupValues, "password" | "confirmPassword">>;

/** What was typed so far, for a reload of the tab. The fields are named one by one: never a password. */
export function keepDraft({ fullName, country, phone, email, smartphone }: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ fullName, country, phone, email, smartphone }));
  } catch {
    // Storage is full or closed: the form still works.
  }
}

export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
