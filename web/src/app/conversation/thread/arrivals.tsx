import type { Message } from "@app/contract/conversations";
import { useState } from "react";
import { conversationCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { lastMessage } from "../model/thread-rows.ts";

/** Says to a screen reader what arrived since the screen opened, and nothing of what scrolling brings. */
export function Arrivals({ messages }: { messages: readonly Message[] }) {
  const [openedAt] = useState(() => messages.at(-1)?.seq ?? 0);
  const arrived = lastMessage(messages, ({ seq, from }) => seq > openedAt && from !== "member");
  return (
    <p className="sr-only" aria-live="polite">
      {arrived ? copy.arrived(arrived.by?.name ?? copy.service, arrived.card?.text || arrived.text) : null}
    </p>
  );
}
