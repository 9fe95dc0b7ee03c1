import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Archived } from "./archived.ts";

/** An operator who is not sure when it happened goes back a little further. */
const BEFORE_MS = 15_000;

export type Incident = {
  name: string;
  seed: number;
  /** To which moment one goes back. */
  to: (at: Date) => string;
  trigger: (archived: Archived) => Promise<void>;
  /** What can still be saved before the machine is stopped. */
  save?: (archived: Archived) => Promise<void>;
  loses: string;
};

export const tableDropped: Incident = {
  name: "table dropped",
  seed: 20,
  to: (at) => new Date(at.getTime() - BEFORE_MS).toISOString(),
  async trigger({ machine }) {
    await machine.ask("drop table payments cascade");
    // The machine lives: what it still has goes to the archive before anything else.
    await machine.ask("select pg_switch_wal()");
  },
  save: untilArchived,
  loses: "asked for 15 s before it",
};

export const diskLost: Incident = {
  name: "disk lost",
  seed: 21,
  to: () => "latest",
  async trigger({ machine }) {
    await machine.lose();
    rmSync(machine.dataDir, { recursive: true, force: true });
  },
  loses: "the log is archived every 60 s, or when 16 MB are full",
};

/** What was written up to the incident is in the archive once the switched segment is. */
async function untilArchived({ machine }: Archived): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(200)) {
    const [row] = await machine.ask<{ done: boolean }>(
      "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216) as done from pg_stat_archiver",
    );
    if (row?.done) return;
  }
  throw new Error("the archive never got the last segment");
}
