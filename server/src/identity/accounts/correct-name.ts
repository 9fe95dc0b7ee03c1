import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { setFullName } from "./account-store.ts";

/** Control characters, and those that turn or hide text: a name must not reorder the team's lines around it. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A name as it is stored: what is not seen of it is left out. */
export function cleanName(fullName: string): string {
  const clean = fullName
    .replaceAll(/[\t\n\r]/g, " ")
    .replaceAll(UNSEEN, "")
    .trim();
  if (clean === "") throw new Problem("invalid-input");
  return clean;
}

/** Needs no verification. What was sent under the old name keeps it. Returns the name as it is stored. */
export async function correctName(
  { db }: Pick<Deps, "db">,
  { accountId, fullName }: { accountId: string; fullName: string },
): Promise<string> {
  const name = cleanName(fullName);
  await setFullName(db, accountId, name);
  return name;
}
