/** What an exercise is searched for: one more in the session, or another in the place of one. */
export type ExerciseWish = { kind: "add" } | { kind: "replace"; part: string };
