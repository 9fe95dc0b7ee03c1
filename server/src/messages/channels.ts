export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The two ways to reach a person, in our own words. */
export interface Mailer {
  /** `id` becomes the Message-ID: a letter sent twice after a crash is still one letter to a mail program. */
  send(letter: Letter): Promise<Sending>;
}

export interface WhatsApp {
  send(note: Note): Promise<Sending>;
}

export type Letter = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Present on everything that is not transactional. */
  unsubscribeUrl?: string;
};

/** The platform only lets a business start a chat with a template it approved: a name and its blanks. */
export type Note = { id: string; toE164: string; template: string; blanks: string[] };

/** `refused` will never be delivered as it is; `unreachable` may be, later; `line-down` means nobody can be reached now. */
export type Sending =
  | { outcome: "sent"; reference: string }
  | { outcome: "refused" | "unreachable" | "line-down"; reason: string };
