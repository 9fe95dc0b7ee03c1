import { DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { type Draft, readDraft } from "../identity/draft.ts";

export const FORM_ID = "formulario";

/** What the form starts with: the draft of this tab, under whatever was typed before the scripts came. */
export function typedAlready(): Draft {
  if (typeof document === "undefined") return { country: DEFAULT_COUNTRY };
  const form = document.getElementById(FORM_ID);
  const typed: Record<string, string> = {};
  if (form instanceof HTMLFormElement) {
    for (const [name, value] of new FormData(form)) {
      const untouched = value === "" || (name === "country" && value === DEFAULT_COUNTRY);
      if (typeof value === "string" && !untouched && name !== "password") typed[name] = value;
    }
  }
  return { country: DEFAULT_COUNTRY, ...readDraft(), ...typed };
}
