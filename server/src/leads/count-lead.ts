import { ipKey } from "../platform/http/ip-key.ts";
import type { Deps } from "./deps.ts";

/** Counts a lead against its client IP; false when that IP has used up its notifications of this hour. */
export const countLead = ({ limits }: Pick<Deps, "limits">, ip: string): Promise<boolean> =>
  limits.leadPerIp.consume(ipKey(ip));
