import type { Thread } from "@app/contract/conversations";

/** Where the e-mail about an answer leads. */
export const noticePlaces = { team: "conversation", support: "support" } as const satisfies Record<Thread, string>;
