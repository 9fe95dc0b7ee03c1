/** Tracking fails silently for the visitor; this line is for operators and developers. */
export function logFailure(operation: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the console, and nothing else may fail
  console.warn(`${operation}:`, cause instanceof Error ? cause.message : cause);
}
