import { connect } from "node:net";

export type RawAnswer = { text: string; ms: number; closed: boolean };

/** Sends raw bytes, valid HTTP or not, and reads until the peer closes or the timeout ends. */
export const sendRaw = (url: string, bytes: string | Buffer, ms = 1_500, localAddress?: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const since = Date.now();
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString("latin1"), ms: Date.now() - since, closed });
    };
    const timer = setTimeout(() => end(false), ms);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => end(true));
    socket.on("close", () => end(true));
    socket.on("connect", () => socket.write(bytes));
  });

/** The status codes of all responses in the text. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
