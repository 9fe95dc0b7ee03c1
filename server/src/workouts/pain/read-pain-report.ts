import type { Deps } from "../deps.ts";
import { closePainReport, findPainReport } from "./pain-report-store.ts";

/** The trainer has looked. False when it is unknown or was read before. */
export const readPainReport = (
  { db, now }: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<boolean> => closePainReport(db, { referenceNumber, at: now(), by });

/** Whom a report is about, for a trainer who has to look. */
export const findPainOwner = async ({ db }: Pick<Deps, "db">, referenceNumber: string): Promise<string | undefined> =>
  (await findPainReport(db, referenceNumber))?.accountId;
