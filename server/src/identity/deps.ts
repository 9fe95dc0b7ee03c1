import type { Registration } from "@app/contract/identity";
import type { Variant } from "@app/contract/landings";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { ClientContext } from "../platform/http/request-context.ts";
import type { FairSemaphore } from "../platform/resilience/fair-semaphore.ts";
import type { SharedLimits } from "../platform/resilience/shared-limits.ts";
import type { HashingCost } from "./passwords/passwords.ts";
import type { IdentityLimits } from "./rate-limits.ts";

/** What any domain needs to accept a member's session or password. */
export type SessionDeps = PlatformDeps & {
  limits: IdentityLimits;
  /** Password hashing takes 19 MiB and a core: bounded concurrency, round robin by client IP. */
  hashing: FairSemaphore & { cost?: HashingCost };
  /** A few requests of one account at once; the others wait for their turn. */
  accountTurns: FairSemaphore;
};

type CallRequest = {
  /** Null for a visitor who only claims to be a member. */
  accountId: string | null;
  fullName: string;
  phone: string;
  email: string | null;
  variant: Variant;
  notifies: boolean;
};

type NewMember = { accountId: string; form: Registration; clientContext: ClientContext };
type EventDeps = Pick<PlatformDeps, "jobs" | "now">;

/** The last three are what domains above do about an account, in this domain's transaction. */
export type Deps = SessionDeps & {
  limits: SharedLimits;
  callRequests: {
    /** False when this client IP has requested too many calls to notify the team of one more. */
    count: (ip: string) => Promise<boolean>;
    record: (deps: EventDeps, tx: Db, request: CallRequest) => Promise<{ promisedBy: Date | null }>;
  };
  onRegistered: (deps: EventDeps, tx: Db, member: NewMember) => Promise<void>;
  /** A member replaced one verified e-mail by another. */
  onEmailChanged: (tx: Db, change: { from: string; to: string }) => Promise<void>;
};
