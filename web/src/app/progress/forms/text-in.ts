/** What was typed into a field; a form without it has nothing typed. */
export function textIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
