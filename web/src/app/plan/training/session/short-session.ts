import type { LayeredSession } from "../../../data/training/session-with-swaps.ts";

/** "Sem tempo hoje?": the parts that stay, with their sets. Without a short version the session is as it is. */
export function shortSession(session: LayeredSession): LayeredSession {
  const { short } = session;
  if (!short) return session;
  const exercises = session.exercises.flatMap((exercise) => {
    const part = short.parts.find(({ id }) => id === exercise.id);
    if (!part) return [];
    const next = exercise.next && { ...exercise.next, sets: Math.min(part.sets, exercise.next.sets) };
    return [{ ...exercise, sets: exercise.sets.map(() => part.sets), next }];
  });
  return { ...session, exercises };
}
