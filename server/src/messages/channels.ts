export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The two channels to a recipient, independent of any vendor. */
export interface Mailer {
  /** `id` becomes the Message-ID: an e-mail sent twice after a crash is one e-mail to a mail client. */
  send(mail: Email): Promise<Sending>;
}

export interface WhatsApp {
  send(message: WhatsAppMessage): Promise<Sending>;
}

export type Email = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Set on every e-mail that is not transactional. */
  unsubscribeUrl?: string;
};

/** The platform only lets a business start a chat with an approved template: a name and its variables. */
export type WhatsAppMessage = { id: string; toE164: string; template: string; variables: string[] };

/** `refused` is permanent; `unreachable` may succeed later; `channel-down` affects every recipient. */
export type Sending =
  | { outcome: "sent"; reference: string }
  | { outcome: "refused" | "unreachable" | "channel-down"; reason: string };
