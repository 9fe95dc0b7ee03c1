import type { Thread, ThreadPage } from "@app/contract/conversations";
import type { Holder } from "@app/contract/staff/conversations";
import type { SyncReply } from "@app/contract/sync";
import type { Exchange } from "../../../web/src/app/sync/core/replica.ts";
import type { Fault, PersonIndex } from "./steps.ts";

export type Mark = { thread: Thread; side: "member" | "team"; seq: number };
export type Answering = { thread: Thread; key: string; text: string };
export type HandingOver = { thread: Thread; key: string; to: Holder };

type SyncCall = Parameters<Exchange>[0];

/** The API as the pages of one member's conversation call it. Each throws `Lost` where no answer arrives. */
export type Calls = {
  sync: (call: SyncCall, fault: Fault, answered: (reply: SyncReply) => void) => Promise<SyncReply>;
  readThread: (thread: Thread, after: number) => Promise<ThreadPage>;
  readThreadAs: (person: PersonIndex, thread: Thread, after: number) => Promise<ThreadPage>;
  /** The mark as it is now. */
  markRead: (mark: Mark, fault: Fault) => Promise<number>;
  answer: (person: PersonIndex, answering: Answering, fault: Fault) => Promise<unknown>;
  handOver: (person: PersonIndex, handing: HandingOver, fault: Fault) => Promise<unknown>;
};
