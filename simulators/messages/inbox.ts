import { pushBounded } from "../simulator-app.ts";

export type StoredMessage = {
  channel: "email" | "whatsapp";
  to: string;
  subject?: string;
  text: string;
  html?: string;
  template?: string;
  variables?: string[];
  /** The carrier's id: the Message-ID without brackets, or the wamid. */
  id: string;
  /** The sender's own id. */
  callbackData?: string;
  at: string;
  headers?: Record<string, string>;
};

const MAX_STORED = 500;
const MAX_LISTED = 200;

/** Delivered messages, newest first, bounded. */
export function createInbox() {
  const stored: StoredMessage[] = [];
  let received = 0;

  return {
    take(message: StoredMessage): void {
      received += 1;
      pushBounded(stored, message, MAX_STORED);
    },
    /** To an address in any case, or to a phone in any spelling. */
    messages: (to?: string): StoredMessage[] => {
      const wanted = to === undefined ? undefined : normalise(to);
      return stored
        .toReversed()
        .filter((message) => wanted === undefined || normalise(message.to) === wanted)
        .slice(0, MAX_LISTED);
    },
    received: () => received,
    empty(): void {
      stored.length = 0;
      received = 0;
    },
  };
}
export type Inbox = ReturnType<typeof createInbox>;

const normalise = (address: string): string =>
  address.includes("@") ? address.trim().toLowerCase() : address.replace(/\D/g, "");
