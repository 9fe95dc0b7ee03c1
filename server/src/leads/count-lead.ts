import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { ipKey } from "../platform/ip-key.ts";

/** Counts a lead against its client IP; false when that IP has used up its notifications of this hour. */
export const countLead = ({ limits }: Pick<Deps, "limits">, ip: string): Promise<boolean> =>
  // Hashed: the counter outlives an account that is erased, and must not tell where it was opened from.
  limits.leadsFromIp.spend(createHash("sha256").update(ipKey(ip)).digest("base64url"));
