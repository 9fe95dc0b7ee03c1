import type { Deps } from "../deps.ts";
import { listRefusedHashes } from "./ad-refusal-store.ts";

/** Which of these hashed e-mails and phones belong to a member who refused advertising in their account. */
export async function findAdRefusals({ db }: Pick<Deps, "db">, hashes: string[]): Promise<Set<string>> {
  return new Set(hashes.length > 0 ? await listRefusedHashes(db, hashes) : []);
}
