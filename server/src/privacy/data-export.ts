import { brand } from "@app/contract/brand";
import type { DataExport as DataExportView } from "@app/contract/privacy";
import { RETENTION } from "@app/contract/retention";

const HOUR_MS = 60 * 60_000;
/** Building one reads everything there is: one an hour for each account. */
const EVERY_MS = HOUR_MS;

/** A copy of a person's data, from the request until it expires. */
export type DataExport = {
  id: string;
  status: "preparing" | "ready" | "failed";
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  size: number | null;
};

export const nextExportAt = ({ requestedAt }: DataExport): Date => new Date(requestedAt.getTime() + EVERY_MS);
export const expiryOf = (readyAt: Date): Date => new Date(readyAt.getTime() + RETENTION.export.hours * HOUR_MS);
export const isExpired = ({ expiresAt }: DataExport, now: Date): boolean => expiresAt !== null && expiresAt <= now;

export const fileNameOf = (readyAt: Date): string =>
  `${brand.slug}-meus-dados-${readyAt.toISOString().slice(0, 10)}.zip`;

export const viewOf = (kept: DataExport, now: Date): DataExportView => ({
  _id: kept.id,
  state: isExpired(kept, now) ? "expired" : kept.status,
  requestedAt: kept.requestedAt.toISOString(),
  readyAt: kept.readyAt?.toISOString() ?? null,
  expiresAt: kept.expiresAt?.toISOString() ?? null,
  bytes: kept.size,
  nextAt: nextExportAt(kept).toISOString(),
});
