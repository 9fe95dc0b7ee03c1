import type { Thread } from "@app/contract/conversations";

/** Which thread: an account has one of each. */
export type ThreadKey = { accountId: string; thread: Thread };
