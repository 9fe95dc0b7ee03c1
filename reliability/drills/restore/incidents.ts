import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Archived } from "./archived.ts";

/** A margin, since an operator rarely knows the exact moment. */
const BEFORE_MS = 15_000;

export type Incident = {
  name: string;
  seed: number;
  /** The recovery target. */
  to: (at: Date) => string;
  trigger: (archived: Archived) => Promise<void>;
  /** Saves what is possible before the machine is stopped. */
  save?: (archived: Archived) => Promise<void>;
  loses: string;
};

export const tableDropped: Incident = {
  name: "table dropped",
  seed: 20,
  to: (at) => new Date(at.getTime() - BEFORE_MS).toISOString(),
  async trigger({ machine }) {
    await machine.query("drop table payments cascade");
    // The machine is still up: its last WAL goes to the archive first.
    await machine.query("select pg_switch_wal()");
  },
  save: untilArchived,
  loses: "recovery target 15 s before it",
};

export const diskLost: Incident = {
  name: "disk lost",
  seed: 21,
  to: () => "latest",
  async trigger({ machine }) {
    await machine.lose();
    rmSync(machine.dataDir, { recursive: true, force: true });
  },
  loses: "WAL is archived every 60 s, or when a segment of 16 MB is full",
};

/** Waits until the archive has the switched segment, and with it all writes up to the incident. */
async function untilArchived({ machine }: Archived): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(200)) {
    const [row] = await machine.query<{ done: boolean }>(
      "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216) as done from pg_stat_archiver",
    );
    if (row?.done) return;
  }
  throw new Error("the archive never got the last segment");
}
