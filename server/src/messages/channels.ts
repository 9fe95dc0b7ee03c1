export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The two ways to reach a person, in our own words. */
export interface Mailer {
  /** `id` becomes the Message-ID: an email sent twice after a crash is still one email to a mail program. */
  send(mail: Email): Promise<Sending>;
}

export interface WhatsApp {
  send(note: WhatsAppMessage): Promise<Sending>;
}

export type Email = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Present on everything that is not transactional. */
  unsubscribeUrl?: string;
};

/** The platform only lets a business start a chat with a template it approved: a name and its variables. */
export type WhatsAppMessage = { id: string; toE164: string; template: string; variables: string[] };

/** `refused` will never be delivered as it is; `unreachable` may be, later; `channel-down` means nobody can be reached now. */
export type Sending =
  | { outcome: "sent"; reference: string }
  | { outcome: "refused" | "unreachable" | "channel-down"; reason: string };
