import type { ProfessionalKey } from "@app/contract/bookings";
import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { BookingLimits } from "./rate-limits.ts";

/** Ids of who may have the call with a member: their own professional, or everyone of the profession while there is none. */
type ListCallProfessionals = (
  db: Db,
  call: { accountId: string; professional: ProfessionalKey },
) => Promise<readonly string[]>;

export type Deps = SessionDeps & { limits: BookingLimits; listCallProfessionals: ListCallProfessionals };
