import { brand } from "@app/contract/brand";
import { createTransport } from "nodemailer";
import type { Email, Mailer, Sending } from "./channels.ts";

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
/** Whatever happens on the wire, an answer by then. */
const DEADLINE_MS = 30_000;
/** As many as there are lanes: more would idle. */
const CONNECTIONS = 5;

/** Our own side is wrong or nobody answers: every email would fare the same. */
const CHANNEL_ERRORS = new Set(["CONN", "EHLO", "HELO", "STARTTLS", "MAIL FROM"]);

export type SmtpMailer = Mailer & { close: () => void };

/** Emails over SMTP. In the clear only to this very machine, unless the address says `?requireTLS=false`. */
export function smtpMailer({ url, from }: { url: string; from: string }): SmtpMailer {
  const sender = parseSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const pool = createTransport({
    pool: true,
    url,
    maxConnections: CONNECTIONS,
    // A connection that breaks may have delivered: whether to send again is decided by our own queue.
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
      // As an object, so that an address can never be read as several.
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

/** A 5xx about this email is final. One about us, like a wrong password, is not this email's fault: it waits. */
function parseSmtpError(error: { code?: string; command?: string; responseCode?: number; message?: string }): Sending {
  const { code = "", command = "CONN", responseCode, message = "no answer" } = error;
  const reason = `${code} ${message}`.slice(0, 200);
  // Judged before anything was sent: the address is none, or the email too big for the server.
  if (responseCode === undefined && (code === "EENVELOPE" || code === "EMESSAGE"))
    return { outcome: "refused", reason };
  if (responseCode === undefined || responseCode === 421 || code === "EAUTH" || CHANNEL_ERRORS.has(command))
    return { outcome: "channel-down", reason };
  const final = responseCode >= 500 && responseCode !== 503;
  return { outcome: final ? "refused" : "unreachable", reason };
}

const deadline = (): Promise<Sending> =>
  new Promise((late) => {
    setTimeout(() => late({ outcome: "channel-down", reason: "no answer in time" }), DEADLINE_MS).unref();
  });

/** "Name <address>" or an address alone, which then speaks for the brand. */
function parseSender(from: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || brand.name, address: address ?? from.trim() };
}

const isLoopback = (address: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(new URL(address).hostname);
