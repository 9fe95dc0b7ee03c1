const ACCOUNT = "account";

/**
 * Every key of the members' queries. Answers about the account begin with `account`: a write that changes several
 * outdates them all.
 */
export const queryKeys = {
  account: [ACCOUNT],
  /** Of navigation, on every screen: a write of the account leaves them as they are. */
  badges: ["badges"],

  overview: [ACCOUNT, "overview"],
  person: [ACCOUNT, "person"],
  payments: [ACCOUNT, "payments"],
  payment: (paymentId: string) => [ACCOUNT, "payments", paymentId],
  receipt: (paymentId: string) => [ACCOUNT, "payments", paymentId, "receipt"],
  guarantee: [ACCOUNT, "guarantee"],
  promises: [ACCOUNT, "promises"],
  bookings: [ACCOUNT, "bookings"],
  pause: [ACCOUNT, "pause"],
  pauseMoves: (from: string, to: string) => [ACCOUNT, "pause", from, to],

  intake: [ACCOUNT, "intake"],
  intakeRefund: [ACCOUNT, "intake-refund"],
  plan: [ACCOUNT, "plan"],
  planChanges: (version: number) => [ACCOUNT, "plan-changes", version],
  workouts: [ACCOUNT, "workouts"],
  reviews: [ACCOUNT, "reviews"],
  progress: (from: string, to: string) => [ACCOUNT, "progress", from, to],
  diaryDay: (day: string) => [ACCOUNT, "diary-day", day],
  thread: (thread: string) => [ACCOUNT, "conversation", thread],
  assistant: [ACCOUNT, "assistant"],
  memories: [ACCOUNT, "assistant-memories"],

  consents: [ACCOUNT, "consents"],
  sessions: [ACCOUNT, "sessions"],
  healthAccesses: (only: string | null) => [ACCOUNT, "health-accesses", only],
  disclosures: [ACCOUNT, "disclosures"],
  export: [ACCOUNT, "export"],
  deletion: [ACCOUNT, "deletion"],
} as const satisfies Record<string, readonly string[] | ((...parts: never[]) => readonly unknown[])>;
