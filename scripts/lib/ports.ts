import { connect, createServer } from "node:net";

export const HOST = "127.0.0.1";

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Whether a server accepts connections there. Unlike binding, connecting cannot collide with a server that is starting. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
  });
