import type { QueueKind } from "@app/contract/staff/queue";

/** What kind of work a row is, as a path on the icons' 24-px grid. */
export const kindIcons: Readonly<Record<QueueKind, string>> = {
  alert: "M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4a1.5 1.5 0 01-1.5 1.5C11 20 4 13 3.5 5.5A1.5 1.5 0 015 4z",
  plan: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  conversation: "M4 5h16v11H10l-4 4v-4H4z",
  review: "M5 12.5l4.5 4.5L19 7.5",
  call: "M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7",
  silence: "M9 5v14M15 5v14",
};
