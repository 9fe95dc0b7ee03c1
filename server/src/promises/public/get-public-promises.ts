import type { PublicPromises } from "@app/contract/promises-public";
import { parseCsv } from "@app/engine/promises/public-csv";
import { publicFigures } from "@app/engine/promises/public-figures";
import type { Deps } from "../deps.ts";
import { findSnapshot, listMonthlySnapshots } from "./snapshot-store.ts";

/** Eight digits are enough to compare two files by eye. */
const CODE_LENGTH = 8;

/** What the last night wrote, as figures: computed from its file, so that the page cannot say anything else. */
export async function getPublicPromises({ db }: Pick<Deps, "db">): Promise<PublicPromises> {
  const snapshot = await findSnapshot(db);
  if (!snapshot) return { snapshot: null, earlier: [] };
  const { day, takenAt, csv, hash } = snapshot;
  const earlier = await listMonthlySnapshots(db, day);
  return {
    snapshot: {
      day,
      takenAt: takenAt.toISOString(),
      hash,
      bytes: Buffer.byteLength(csv),
      ...publicFigures(parseCsv(csv)),
    },
    earlier: earlier.map((one) => ({ day: one.day, code: one.hash.slice(0, CODE_LENGTH) })),
  };
}
