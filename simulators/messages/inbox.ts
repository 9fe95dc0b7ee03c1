import { pushBounded } from "../simulator-app.ts";

export type StoredMessage = {
  channel: "email" | "whatsapp";
  to: string;
  subject?: string;
  text: string;
  html?: string;
  template?: string;
  variables?: string[];
  /** What the carrier calls it: the Message-ID without its brackets, or the wamid. */
  id: string;
  /** The id that the sender gave along. */
  callbackData?: string;
  at: string;
  headers?: Record<string, string>;
};

const STORED = 500;
const SHOWN = 200;

/** Everything that was delivered, newest first, and never more than fits. */
export function createInbox() {
  const kept: StoredMessage[] = [];
  let received = 0;

  return {
    take(message: StoredMessage): void {
      received += 1;
      pushBounded(kept, message, STORED);
    },
    /** To an address in any case, or to a phone in any spelling. */
    messages: (to?: string): StoredMessage[] => {
      const wanted = to === undefined ? undefined : bare(to);
      return kept
        .toReversed()
        .filter((message) => wanted === undefined || bare(message.to) === wanted)
        .slice(0, SHOWN);
    },
    received: () => received,
    empty(): void {
      kept.length = 0;
      received = 0;
    },
  };
}
export type Inbox = ReturnType<typeof createInbox>;

const bare = (address: string): string =>
  address.includes("@") ? address.trim().toLowerCase() : address.replace(/\D/g, "");
