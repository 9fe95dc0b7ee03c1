import { brand } from "@app/contract/brand";
import type { DataExport as DataExportView } from "@app/contract/privacy";
import { RETENTION } from "@app/contract/retention";
import { addMs, HOUR_MS } from "../../platform/time.ts";

/** Building an export reads everything: one an hour for each account. */
const EVERY_MS = HOUR_MS;

/** An export of a member's data, from the request until it expires. */
export type DataExport = {
  id: string;
  status: "preparing" | "ready" | "failed";
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  size: number | null;
};

export const nextExportAt = ({ requestedAt }: DataExport): Date => addMs(requestedAt, EVERY_MS);
export const expiryOf = (readyAt: Date): Date => addMs(readyAt, RETENTION.export.hours * HOUR_MS);
export const isExpired = ({ expiresAt }: DataExport, now: Date): boolean => expiresAt !== null && expiresAt <= now;

export const fileNameOf = (readyAt: Date): string =>
  `${brand.slug}-meus-dados-${readyAt.toISOString().slice(0, 10)}.zip`;

export const viewOf = (dataExport: DataExport, now: Date): DataExportView => ({
  _id: dataExport.id,
  state: isExpired(dataExport, now) ? "expired" : dataExport.status,
  requestedAt: dataExport.requestedAt.toISOString(),
  readyAt: dataExport.readyAt?.toISOString() ?? null,
  expiresAt: dataExport.expiresAt?.toISOString() ?? null,
  bytes: dataExport.size,
  nextAt: nextExportAt(dataExport).toISOString(),
});
