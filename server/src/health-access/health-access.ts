import type { HealthReason, HealthRole, HealthSubject } from "@app/contract/health-access";

export type StoredHealthAccess = {
  accountId: string;
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string;
  role: HealthRole;
  subjects: HealthSubject[];
  reason: HealthReason;
  isBreakGlass: boolean;
  seconds: number | null;
};

/** Who looks at whose data, at what and why: codes, so that no free text about a person's health is stored in clear. */
export type HealthAccessInput = Pick<StoredHealthAccess, "accountId" | "actorName" | "role" | "subjects" | "reason"> &
  Partial<Pick<StoredHealthAccess, "actorId" | "isBreakGlass" | "seconds">>;
