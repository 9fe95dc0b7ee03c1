/**
 * `node drills/deploy/probes.ts HOST FILE`: two dozen people on kept connections to port 443 of this machine, reading a
 * page, asking for health and for an email, until FILE exists. Says how many were answered; ends with 1 if anyone was not.
 */
import { existsSync } from "node:fs";
import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

const [host = "", stopFile = ""] = process.argv.slice(2);
const PEOPLE = 24;
let answered = 0;
const refused = new Map<string, number>();
const note = (why: string): void => void refused.set(why, (refused.get(why) ?? 0) + 1);

const ask = (agent: Agent, method: string, path: string, body = ""): Promise<void> =>
  new Promise((resolve) => {
    const headers = { host, ...(body && { "content-type": "application/json" }) };
    // The certificate was made a minute ago, for a name that nobody knows.
    const where = { hostname: "127.0.0.1", port: 443, servername: host, rejectUnauthorized: false };
    request({ ...where, method, path, headers, agent }, (reply) => {
      reply.resume().on("end", () => {
        if (reply.statusCode === 200) answered += 1;
        else note(String(reply.statusCode));
        resolve();
      });
    })
      .on("error", (error: NodeJS.ErrnoException) => {
        note(error.code ?? error.message);
        resolve();
      })
      .end(body);
  });

async function live(index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !existsSync(stopFile); turn += 1) {
    if (index % 3 === 0) await ask(agent, "GET", "/");
    else if (index % 3 === 1) await ask(agent, "GET", "/v1/health");
    else {
      const email = `x${index}-${turn}@example.com`;
      await ask(agent, "POST", "/v1/public/user/check-email", JSON.stringify({ email }));
    }
    await pause(index % 3 === 2 ? 150 : 30);
  }
  agent.destroy();
}

await Promise.all(Array.from({ length: PEOPLE }, (_, index) => live(index)));
const failures = [...refused].map(([why, count]) => `${count} × ${why}`).join(", ");
console.log(`${answered} requests answered, ${failures || "none refused"}`);
process.exit(refused.size > 0 ? 1 : 0);
