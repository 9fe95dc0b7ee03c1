import { expect } from "./journey.ts";
import { messagesUrl } from "./urls.ts";

type Email = { channel: "email" | "whatsapp"; subject?: string; text: string };

const inboxOf = async (address: string): Promise<Email[]> =>
  (await fetch(`${messagesUrl}/_sim/messages?to=${encodeURIComponent(address)}`)).json();

/** Waits for what the worker sends, a refund's email after its next round, and opens it. */
async function open(address: string, isIt: (mail: Email) => boolean): Promise<string> {
  let text: string | undefined;
  const find = async () => (text = (await inboxOf(address)).find(isIt)?.text);
  await expect.poll(find, { message: `a message to ${address}`, timeout: 20_000 }).toBeDefined();
  return text ?? "";
}

export const emailTo = (email: string, subject: string): Promise<string> =>
  open(email, (mail) => mail.subject?.includes(subject) ?? false);

export const whatsappTo = (phone: string, word: RegExp): Promise<string> =>
  open(`+55${phone}`, ({ channel, text }) => channel === "whatsapp" && word.test(text));

export const linkIn = (text: string): string => /https?:\/\/\S+\/login\?\S+/.exec(text)?.[0] ?? "no link in it";
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? "no code in it";
