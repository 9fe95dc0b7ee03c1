import { parseArgs } from "node:util";
import { proveKills } from "./kills.ts";
import { provePoisonedRows } from "./poisoned-rows.ts";
import { proveSlowGateway } from "./slow-gateway.ts";

const parts = { poisoned: "poisoned", kills: "kills", gateway: "gateway" } as const;

/**
 * `npm run prove -- sweeps [--only poisoned,kills,gateway] [--kills 40] [--minutes 1]`: the workers' processes and what is
 * due. In full: `--kills 300 --minutes 10`.
 */
export async function proveSweeps(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      only: { type: "string", default: Object.keys(parts).join(",") },
      kills: { type: "string", default: "40" },
      minutes: { type: "string", default: "1" },
    },
  });
  const only = values.only.split(",");
  const faults: string[] = [];
  if (only.includes(parts.poisoned)) faults.push(...(await provePoisonedRows()));
  // The slow gateway's stack mostly waits for it.
  const [killed, slow] = await Promise.all([
    only.includes(parts.kills) ? proveKills({ kills: Number(values.kills) }) : [],
    only.includes(parts.gateway) ? proveSlowGateway({ minutes: Number(values.minutes) }) : [],
  ]);
  faults.push(...killed, ...slow);
  for (const fault of faults) console.error(`  ${fault}`);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
