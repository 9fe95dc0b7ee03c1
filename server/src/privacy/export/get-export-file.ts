import type { Account } from "../../identity/accounts/account.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { fileNameOf, isExpired } from "./data-export.ts";
import { findChunk, findExport } from "./export-store.ts";

export type ExportFile = { name: string; size: number; chunks: AsyncIterable<Buffer> };

/** The account's archive as a stream: each chunk is read once the previous one was sent. */
export async function getExportFile(
  { db, now, keyRing }: Pick<Deps, "db" | "now" | "keyRing">,
  { account, exportId }: { account: Account; exportId: string },
): Promise<ExportFile> {
  const dataExport = await findExport(db, account.id);
  if (
    dataExport?.id !== exportId ||
    dataExport.readyAt === null ||
    dataExport.size === null ||
    isExpired(dataExport, now())
  )
    throw new Problem("not-found");
  return {
    name: fileNameOf(dataExport.readyAt),
    size: dataExport.size,
    chunks: chunksOf({ db, keyRing }, { exportId, accountId: account.id, size: dataExport.size }),
  };
}

async function* chunksOf(
  { db, keyRing }: Pick<Deps, "db" | "keyRing">,
  { size, ...key }: { exportId: string; accountId: string; size: number },
): AsyncGenerator<Buffer> {
  const encryption = keyRing.encryption("health-data");
  let sent = 0;
  for (let position = 0; sent < size; position += 1) {
    const bytes = await findChunk(db, encryption, { ...key, position });
    // Replaced or expired during the download: abort the connection, so that a truncated file is not taken for complete.
    if (!bytes) throw new Error("the archive was deleted during the download");
    sent += bytes.length;
    yield bytes;
  }
}
