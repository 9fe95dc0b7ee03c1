import type { ProfessionalKey } from "@app/contract/bookings";
import type { SessionDeps } from "../identity/deps.ts";
import type { Db } from "../platform/database/db.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";

/** Who works in a profession, to one member. */
export type CallProfessional = {
  staffId: string;
  name: string;
  registration: string | null;
  /** The member's own. */
  isOwn: boolean;
  /** The team's places count the same people. */
  takesCalls: boolean;
};

/** Everyone of the profession, the member's own first. */
type ListCallProfessionals = (
  db: Db,
  call: { accountId: string; professional: ProfessionalKey; now: Date },
) => Promise<readonly CallProfessional[]>;

export type Deps = SessionDeps & { limits: CallLimits; listCallProfessionals: ListCallProfessionals };
