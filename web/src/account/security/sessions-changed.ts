const listeners = new Set<() => void>();

/** A new password or a verified contact ends the other sessions: components that list them reload. */
export function sessionsChanged(): void {
  for (const listener of listeners) listener();
}

export function watchSessions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
