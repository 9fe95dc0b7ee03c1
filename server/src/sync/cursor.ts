import type { Head } from "./head.ts";

export const formatCursor = ({ epoch, rev }: Pick<Head, "epoch" | "rev">): string => `${epoch}.${rev}`;

/**
 * Where a device continues. A cursor of another epoch, or beyond the head after the database was restored, is of no use:
 * the device starts over.
 */
export function positionOf(
  cursor: string | null,
  { epoch, rev }: Pick<Head, "epoch" | "rev">,
): { after: number; isReset: boolean } {
  if (cursor === null) return { after: 0, isReset: false };
  const [known, seen = ""] = cursor.split(".");
  const after = /^\d{1,15}$/.test(seen) ? Number(seen) : Number.POSITIVE_INFINITY;
  return known === epoch && after <= rev ? { after, isReset: false } : { after: 0, isReset: true };
}
