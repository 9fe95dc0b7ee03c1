import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { Faults } from "../simulator-app.ts";
import type { Inbox } from "./inbox.ts";

const MAX_BYTES = 2 * 1024 * 1024;

/** A mail server that accepts everything unless a fault is set. Any credentials are accepted. */
export function createSmtp(inbox: Inbox, now: () => Date) {
  let faults = Faults.parse({ mode: "ok" });
  let connections = 0;

  const nextFault = () => {
    const current = faults;
    if (current.times !== undefined)
      faults = current.times > 1 ? { ...current, times: current.times - 1 } : Faults.parse({ mode: "ok" });
    return current;
  };

  type Done = (error?: Error | null, message?: string) => void;
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): Promise<void> {
    const { mode, delayMs } = (session as { fault?: ReturnType<typeof nextFault> }).fault ?? faults;
    try {
      const raw = await read(stream);
      if (mode === "slow") await pause(delayMs);
      if (stream.sizeExceeded) throw refusal(552, "5.3.4 Message too big");
      // Spam filters tend to quote the offending link.
      if (mode === "reject") throw refusal(550, `5.7.1 Message refused: ${firstLink(raw)}`);
      for (const { address } of session.envelope.rcptTo) inbox.take(await parseEmail(raw, address, now()));
      if (mode !== "drop-answer") return done(null, "2.0.0 Queued");
      for (const connection of server.connections) if (connection.session === session) connection.close();
    } catch (error) {
      done(error instanceof Error ? error : refusal(451, "4.3.0 Not readable"));
    }
  }

  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 100,
    onAuth: ({ username = "anyone" }, _session, done) => done(null, { user: username }),
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    // One fault per e-mail, chosen here; the connection itself stays usable, as a pool expects.
    onMailFrom(_address, session, done) {
      const fault = nextFault();
      Object.assign(session, { fault });
      done(fault.mode === "down" ? refusal(421, "4.3.2 Service not available, try again later") : null);
    },
    onData: (stream, session, done) => void take(stream, session, done),
  });
  server.on("error", () => undefined);

  return {
    connections: () => connections,
    setFaults(order: Faults): void {
      faults = Faults.parse(order);
    },
    start: (port: number): Promise<number> =>
      new Promise((ready, fail) => {
        server.server.once("error", fail);
        server.listen(port, "127.0.0.1", () => ready((server.server.address() as AddressInfo).port));
      }),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const firstLink = (raw: Buffer): string =>
  /https?:\/\/[^\s"<>]+/.exec(raw.toString("utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0] ?? "no reason";

async function parseEmail(raw: Buffer, to: string, at: Date) {
  const mail = await PostalMime.parse(raw);
  return {
    channel: "email" as const,
    to,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    ...(mail.html === undefined ? {} : { html: mail.html }),
    id: (mail.messageId ?? "").replace(/[<>]/g, ""),
    at: at.toISOString(),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}
