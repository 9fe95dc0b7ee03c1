/** What stands in a field of a form; nothing, where there is no such field. */
export function typedIn(form: HTMLFormElement | null, name: string): string {
  const value = new FormData(form ?? undefined).get(name);
  return typeof value === "string" ? value : "";
}
