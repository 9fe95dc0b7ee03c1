import { Gauge, type Registry } from "prom-client";
import type { Deps } from "./deps.ts";
import { countSignUps } from "./identity/count-sign-ups.ts";
import { promiseFigures } from "./leads/promise-figures.ts";
import { unsentEventAge } from "./tracking/unsent-event-age.ts";

/** What the founder looks at first. Read from the database when it is asked for, so every node says the same. */
export function measureBusiness(registry: Registry, deps: Pick<Deps, "db" | "now">): void {
  new Gauge({
    name: "sign_ups_last_day",
    help: "Accounts opened in the last 24 hours",
    registers: [registry],
    async collect() {
      this.set(await countSignUps(deps));
    },
  });
  new Gauge({
    name: "lead_promises_last_week",
    help: "Calls promised in the last 7 days, by what became of the promise",
    labelNames: ["outcome"],
    registers: [registry],
    async collect() {
      for (const [outcome, count] of Object.entries(await promiseFigures(deps))) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: "oldest_unsent_event_seconds",
    help: "Age of the oldest event still to be told to an advertising platform",
    registers: [registry],
    async collect() {
      this.set(await unsentEventAge(deps));
    },
  });
}
