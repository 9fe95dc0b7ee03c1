/**
 * `node reliability/drills/deploy/probes.ts HOST FILE`: 24 clients on keep-alive connections to port 443 of this machine that request
 * a page, health or an e-mail check, until FILE exists. Prints the number of answers; exits with 1 if a request failed.
 */
import { existsSync } from "node:fs";
import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

const [host = "", stopFile = ""] = process.argv.slice(2);
const CLIENTS = 24;
let answered = 0;
const failed = new Map<string, number>();
const countFailure = (why: string): void => void failed.set(why, (failed.get(why) ?? 0) + 1);

const send = (agent: Agent, method: string, path: string, body = ""): Promise<void> =>
  new Promise((resolve) => {
    const headers = { host, ...(body && { "content-type": "application/json" }) };
    // The certificate is self-signed, for a name without DNS.
    const where = { hostname: "127.0.0.1", port: 443, servername: host, rejectUnauthorized: false };
    request({ ...where, method, path, headers, agent }, (reply) => {
      reply.resume().on("end", () => {
        if (reply.statusCode === 200) answered += 1;
        else countFailure(String(reply.statusCode));
        resolve();
      });
    })
      .on("error", (error: NodeJS.ErrnoException) => {
        countFailure(error.code ?? error.message);
        resolve();
      })
      .end(body);
  });

async function runClient(index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !existsSync(stopFile); turn += 1) {
    if (index % 3 === 0) await send(agent, "GET", "/");
    else if (index % 3 === 1) await send(agent, "GET", "/v1/health");
    else {
      const email = `x${index}-${turn}@example.com`;
      await send(agent, "POST", "/v1/public/user/check-email", JSON.stringify({ email }));
    }
    await pause(index % 3 === 2 ? 150 : 30);
  }
  agent.destroy();
}

await Promise.all(Array.from({ length: CLIENTS }, (_, index) => runClient(index)));
const failures = [...failed].map(([why, count]) => `${count} × ${why}`).join(", ");
console.log(`${answered} requests answered, ${failures || "none failed"}`);
process.exit(failed.size > 0 ? 1 : 0);
