import type { Email, WhatsAppMessage } from "./channels.ts";
import type { MessageLinks } from "./links.ts";
import type { Message } from "./outbox-store.ts";
import { templates } from "./templates/catalogue.ts";
import { firstNameOf } from "./templates/parts/format.ts";
import { renderLayout } from "./templates/parts/layout.ts";
import type { Template } from "./templates/parts/template.ts";

/**
 * Renders a stored message with its computed secrets. Throws when no template can parse it. A member is greeted by the
 * name they chose; our own team reads the full one.
 */
export function renderEmail(message: Message, links: MessageLinks, nickname: string | null = null): Email {
  const { id, recipient, accountId } = message;
  const template = findTemplate(message);
  if (!template?.email) throw new Error(`${message.template} is not written for email`);
  const isGreeted = nickname !== null && firstNameOf(nickname) !== undefined && template.priority !== "team";
  const params = isGreeted ? { ...(message.params as object), fullName: nickname } : message.params;
  const content = template.email(template.params.parse(params), links);
  const unsubscribe =
    !template.transactional && accountId !== null ? { unsubscribeUrl: links.unsubscribeLink(accountId) } : {};
  return {
    id,
    to: recipient,
    ...renderLayout({ ...content, homeUrl: links.pageLink("/"), ...unsubscribe }),
    ...unsubscribe,
  };
}

export function renderWhatsAppMessage(message: Message, links: MessageLinks): WhatsAppMessage {
  const { id, recipient, params } = message;
  const template = findTemplate(message);
  if (!template?.whatsapp) throw new Error(`${message.template} is not written for WhatsApp`);
  const variables = template.whatsapp.variables(template.params.parse(params), links);
  return { id, toE164: recipient, template: message.template, variables };
}

/** Some messages are useless when late, like a code that has expired. */
export function isOutdated(message: Message, at: Date): boolean {
  const usefulForMs = findTemplate(message)?.usefulForMs ?? Infinity;
  return at.getTime() - message.createdAt.getTime() >= usefulForMs;
}

export const isTransactional = (message: Message): boolean => findTemplate(message)?.transactional ?? true;

export const isOnRequest = (message: Message): boolean => findTemplate(message)?.onRequest ?? false;

export const isByDay = (message: Message): boolean => findTemplate(message)?.byDay ?? false;

/** A stored message may be older than the current catalogue. */
const findTemplate = ({ template }: Message): Template | undefined =>
  (templates as Record<string, Template | undefined>)[template];
