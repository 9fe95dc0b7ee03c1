import { connect } from "node:net";

export type RawAnswer = { text: string; ms: number; closed: boolean };

/** Sends these very bytes, whatever HTTP thinks of them, and listens until the other side hangs up or time is over. */
export const sendRaw = (url: string, bytes: string | Buffer, ms = 1_500, localAddress?: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const since = Date.now();
    const heard: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(heard).toString("latin1"), ms: Date.now() - since, closed });
    };
    const timer = setTimeout(() => end(false), ms);
    socket.on("data", (chunk) => heard.push(chunk));
    socket.on("error", () => end(true));
    socket.on("close", () => end(true));
    socket.on("connect", () => socket.write(bytes));
  });

/** How many answers there are in what came back, and which. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
