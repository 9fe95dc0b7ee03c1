import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort, isTaken } from "../../../scripts/lib/ports.ts";
import { place, runToEnd, SERVERS, type Server, startServer } from "../../lib/processes/pinned.ts";

export type BarePlan = {
  port: number;
  routes: { method: "GET" | "POST"; url: string; payload: string; headers: Record<string, string> }[];
};

const BARE_HTTP = fileURLToPath(new URL("./bare-http.ts", import.meta.url));
const BARE_KDF = fileURLToPath(new URL("./bare-kdf.ts", import.meta.url));
let plans = 0;

export async function startBareHttp(routes: BarePlan["routes"]): Promise<Server & { port: number }> {
  plans += 1;
  const [port, file] = [await freePort(), place(`bare-${plans}.json`)];
  writeFileSync(file, JSON.stringify({ port, routes }));
  const command = [process.execPath, BARE_HTTP, file];
  return { port, ...(await startServer({ name: "bare-http", command, isReady: () => isTaken(port) })) };
}

export async function hashAlone(seconds: number): Promise<{ rate: number; cpu: number }> {
  const output = await runToEnd([process.execPath, BARE_KDF, String(seconds)], SERVERS);
  const { done, seconds: lasted, cpu } = JSON.parse(output) as { done: number; seconds: number; cpu: number };
  return { rate: done / lasted, cpu: cpu / done };
}
