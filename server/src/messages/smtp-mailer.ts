import { brand } from "@app/contract/brand";
import { createTransport } from "nodemailer";
import type { Email, Mailer, Sending } from "./channels.ts";

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
/** Deadline of a send, whatever happens on the connection. */
const DEADLINE_MS = 30_000;
/** As many as concurrent senders: more would idle. */
const CONNECTIONS = 5;

/** Our configuration is wrong or the server does not answer: every e-mail would fail the same way. */
const CHANNEL_ERRORS = new Set(["CONN", "EHLO", "HELO", "STARTTLS", "MAIL FROM"]);

export type SmtpMailer = Mailer & { close: () => void };

/** SMTP adapter. Without TLS only to localhost, unless the URL says `?requireTLS=false`. */
export function smtpMailer({ url, from }: { url: string; from: string }): SmtpMailer {
  const sender = parseSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const pool = createTransport({
    pool: true,
    url,
    maxConnections: CONNECTIONS,
    // A broken connection may have delivered: retrying is left to our own queue.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: new URL(url).protocol === "smtp:" && !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function post({ id, to, subject, html, text, unsubscribeUrl }: Email): Promise<Sending> {
    const { messageId } = await pool.sendMail({
      messageId: `<${id}@${domain}>`,
      from: sender,
      // As an object, so that one address is never parsed as several.
      to: { name: "", address: to },
      subject,
      html,
      text,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeUrl && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      },
      ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    });
    return { outcome: "sent", reference: messageId };
  }

  return {
    send: (mail) => Promise.race([post(mail).catch(parseSmtpError), deadline()]),
    close: () => pool.close(),
  };
}

/** A 5xx about this e-mail is permanent. One about us, like a wrong password, is not: the e-mail waits. */
function parseSmtpError(error: { code?: string; command?: string; responseCode?: number; message?: string }): Sending {
  const { code = "", command = "CONN", responseCode, message = "no answer" } = error;
  const reason = `${code} ${message}`.slice(0, 200);
  // Rejected before anything was sent: an invalid address, or an e-mail too big for the server.
  if (responseCode === undefined && (code === "EENVELOPE" || code === "EMESSAGE"))
    return { outcome: "refused", reason };
  if (responseCode === undefined || responseCode === 421 || code === "EAUTH" || CHANNEL_ERRORS.has(command))
    return { outcome: "channel-down", reason };
  const final = responseCode >= 500 && responseCode !== 503;
  return { outcome: final ? "refused" : "unreachable", reason };
}

const deadline = (): Promise<Sending> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ outcome: "channel-down", reason: "no answer in time" }), DEADLINE_MS).unref();
  });

/** "Name <address>", or an address alone, which then gets the brand's name. */
function parseSender(from: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || brand.name, address: address ?? from.trim() };
}

const isLoopback = (address: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(new URL(address).hostname);
