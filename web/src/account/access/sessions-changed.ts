const watchers = new Set<() => void>();

/** A new password or a verified address puts the other devices out: whoever lists them looks again. */
export function sessionsChanged(): void {
  for (const notify of watchers) notify();
}

export function watchSessions(notify: () => void): () => void {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}
