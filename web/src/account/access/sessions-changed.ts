const watchers = new Set<() => void>();

/** A new password or a proven address puts the other devices out: whoever lists them looks again. */
export function sessionsChanged(): void {
  for (const tell of watchers) tell();
}

export function watchSessions(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
