import { expect, QUICKLY } from "./journey.ts";
import { messagesUrl } from "./urls.ts";

type Message = { channel: "email" | "whatsapp"; subject?: string; text: string };

const inboxOf = async (address: string): Promise<Message[]> =>
  (await fetch(`${messagesUrl}/_sim/messages?to=${encodeURIComponent(address)}`)).json();

/** Polls until the worker has sent a matching message, and returns its text. */
async function waitForMessage(address: string, matches: (message: Message) => boolean): Promise<string> {
  let text: string | undefined;
  const find = async () => (text = (await inboxOf(address)).find(matches)?.text);
  await expect.poll(find, { message: `a message to ${address}`, timeout: 20_000, intervals: QUICKLY }).toBeDefined();
  return text ?? "";
}

export const emailTo = (email: string, subject: string): Promise<string> =>
  waitForMessage(email, (message) => message.subject?.includes(subject) ?? false);

export const whatsappTo = (phone: string, pattern: RegExp): Promise<string> =>
  waitForMessage(`+55${phone}`, ({ channel, text }) => channel === "whatsapp" && pattern.test(text));

export const linkIn = (text: string): string => /https?:\/\/\S+\/login\?\S+/.exec(text)?.[0] ?? "no link in it";
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? "no code in it";
