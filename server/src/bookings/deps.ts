import type { ProfessionalKey } from "@app/contract/bookings";
import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { BookingLimits } from "./rate-limits.ts";

/** Who of the team may have the call with a member, by id: their own professional, or without one everyone of the profession. */
type ListCallProfessionals = (
  db: Db,
  call: { accountId: string; professional: ProfessionalKey },
) => Promise<readonly string[]>;

export type Deps = SessionDeps & { limits: BookingLimits; listCallProfessionals: ListCallProfessionals };
