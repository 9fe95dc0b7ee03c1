import type { Thread } from "@app/contract/conversations";
import { nutritionist, trainer } from "../../team.ts";

// What opens with the app; the other texts of the conversation are in conversation.ts, and load with its screen.

const both = `${nutritionist.firstName} e ${trainer.firstName}`;

export const threadCopy = {
  team: {
    title: both,
    pageTitle: "Conversa",
    description: "A conversa com quem assina o seu plano.",
  },
  support: {
    title: "Atendimento",
    pageTitle: "Atendimento",
    description: "A conversa com o atendimento, sobre a conta e a compra.",
  },
} as const satisfies Record<Thread, unknown>;
