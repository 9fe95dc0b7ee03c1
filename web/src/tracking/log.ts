/** Tracking fails in silence, but for this line: whoever looks after the site finds it in the console. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the console, and nothing else may notice
  console.warn(`${what}:`, cause instanceof Error ? cause.message : cause);
}
