import type * as z from "zod";
import type { MessageLinks } from "../../links.ts";
import type { Block } from "./blocks.ts";

/** The content of an e-mail; the layout adds its design. */
export type EmailContent = {
  subject: string;
  /** The preview that a mail client shows beside the subject. */
  preheader: string;
  title: string;
  body: Block[];
  /** Why the recipient gets it. */
  why: string;
  /** To our own team, who need no support contact. */
  internal?: boolean;
};

export type NoticeSubject = "team-answered" | "plan" | "review" | "questionnaire";

export type Priority = "awaited" | "normal" | "team";

/**
 * A message with variables. `params` is all that is stored of it until it is sent: ids and plain text, never a secret.
 * WhatsApp receives only the variables: `approved` is the text the platform must have approved under the template's name.
 */
export type Template<Params extends z.ZodType = z.ZodType> = {
  params: Params;
  /** Part of the service or a required notice. Any other message carries an unsubscribe link. */
  transactional: boolean;
  /** Requested by the recipient for this occasion, without a lasting consent: only a later refusal stops it. */
  onRequest?: boolean;
  /** Sending order under a backlog: recipients waiting at a form, then all other recipients, then our own team. */
  priority?: Priority;
  /** For a recipient whose account is deleted: once it is settled, the row no longer holds the address. */
  redactAfterSend?: boolean;
  /** After this it is not worth sending. */
  usefulForMs?: number;
  /** Something the member did not just ask for: at most two a day, by day where they are, and one of a subject. */
  notice?: NoticeSubject;
  /** About an hour or a date of the member's own: it waits for the morning, but not behind notices. */
  byDay?: boolean;
  email?(params: z.output<Params>, links: MessageLinks): EmailContent;
  whatsapp?: { approved: string; variables(params: z.output<Params>, links: MessageLinks): string[] };
};
