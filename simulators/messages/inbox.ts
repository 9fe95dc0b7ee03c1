import { keepLast } from "../frame.ts";

export type KeptMessage = {
  channel: "email" | "whatsapp";
  to: string;
  subject?: string;
  text: string;
  html?: string;
  template?: string;
  blanks?: string[];
  /** What the carrier calls it: the Message-ID without its brackets, or the wamid. */
  id: string;
  /** The id that the sender gave along. */
  callbackData?: string;
  at: string;
  headers?: Record<string, string>;
};

const KEPT = 500;
const SHOWN = 200;

/** Everything that was delivered, newest first, and never more than fits. */
export function openInbox() {
  const kept: KeptMessage[] = [];
  let received = 0;

  return {
    take(message: KeptMessage): void {
      received += 1;
      keepLast(kept, message, KEPT);
    },
    /** To an address in any case, or to a phone in any spelling. */
    messages: (to?: string): KeptMessage[] => {
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
export type Inbox = ReturnType<typeof openInbox>;

const bare = (address: string): string =>
  address.includes("@") ? address.trim().toLowerCase() : address.replace(/\D/g, "");
