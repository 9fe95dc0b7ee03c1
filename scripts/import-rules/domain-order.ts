/** The domains of `server/src`, lowest first. A domain imports those before it, never one after it. */
export const DOMAIN_ORDER = [
  "platform",
  "audit",
  "health-access",
  "consents",
  "messages",
  "on-call",
  "promises",
  "programme",
  "identity",
  "sync",
  "tracking",
  "leads",
  "blog",
  "postal-codes",
  "csp-reports",
  "checkout",
  "intake",
  "bookings",
  // Planned: nutrition.
  "plans",
  "workouts",
  "diary",
  "reviews",
  // Planned: conversations.
  "guarantee",
  // Planned: assistant.
  "staff",
  "account",
  "privacy",
  "operator",
  "api-docs",
];

/** Above all domains: the files that put them together, and the operator's commands. */
export const ENTRY_POINTS = [
  "api",
  "app",
  "deps",
  "env",
  "migrate",
  "queues",
  "seed",
  "seed/body",
  "seed/carlos",
  "seed/demo-device",
  "seed/diary",
  "seed/marina",
  "seed/marina-answers",
  "seed/meals",
  "seed/own",
  "seed/reviews",
  "seed/workouts",
  "worker",
  "operator/bookings",
  "operator/guarantee",
  "operator/leads",
  "operator/on-call",
  "operator/pain",
  "operator/promises",
  "operator/reconcile",
  "operator/rotate-keys",
  "operator/today",
];

/** Folders without product code: makers and harness, and tests of the whole. */
export const TEST_FOLDERS = ["security", "testing"];
