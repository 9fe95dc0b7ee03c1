import type * as z from "zod";
import type { MessageLinks } from "../links.ts";
import type { Block } from "./blocks.ts";

/** What an email says. How it looks is the layout's business. */
export type EmailContent = {
  subject: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  title: string;
  body: Block[];
  /** Why this reader gets it. */
  why: string;
  /** To our own people, who need no way to reach us. */
  internal?: boolean;
};

export type Priority = "awaited" | "normal" | "team";

/**
 * A message with variables. `params` is all that is kept of it until it is sent: ids and plain words, never a secret.
 * On WhatsApp only the variables travel: `approved` is the text the platform must have approved under the template's name.
 */
export type Template<Params extends z.ZodType = z.ZodType> = {
  params: Params;
  /** Part of what the person asked for or must know. Anything else carries a way out. */
  transactional: boolean;
  /** Asked for at that moment, if not by a lasting consent: between queueing and sending only a no stops it. */
  onRequest?: boolean;
  /** Who is written to first when many wait: whoever sits in front of a form, then everybody else, then our own team. */
  priority?: Priority;
  /** Goes to somebody who is no longer with us: once it is settled, the row forgets who that was. */
  redactAfterSend?: boolean;
  /** After this it is worse than nothing. */
  usefulForMs?: number;
  email?(params: z.output<Params>, links: MessageLinks): EmailContent;
  whatsapp?: { approved: string; variables(params: z.output<Params>, links: MessageLinks): string[] };
};
