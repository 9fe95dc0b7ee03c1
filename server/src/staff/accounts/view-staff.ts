import { brand } from "@app/contract/brand";
import type { StaffMe } from "@app/contract/staff/identity";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { PlatformDeps } from "../../platform/deps.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { CONFIRMATION_MINUTES } from "../permissions/authorise.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import { maySign } from "./staff.ts";

/** The signed-in person, as their own pages show them. */
export function viewStaff(
  deps: Pick<PlatformDeps, "now" | "keyRing">,
  { staff, scope, expiresAt, confirmedAt }: StaffSession,
): StaffMe {
  const now = deps.now();
  const { id, name, email, role, council, registrationNumber, registrationExpiresOn } = staff;
  const confirmedUntil = confirmedAt && addMs(confirmedAt, CONFIRMATION_MINUTES * MINUTE_MS);
  return {
    _id: id,
    name,
    email,
    role,
    registration:
      council && registrationNumber && registrationExpiresOn
        ? { council, number: registrationNumber, expiresOn: registrationExpiresOn }
        : null,
    maySign: maySign(staff, localTimeOf(brand.serviceHours.timeZone, now.getTime()).day),
    scope,
    expiresAt: expiresAt.toISOString(),
    confirmedUntil: confirmedUntil && confirmedUntil > now ? confirmedUntil.toISOString() : null,
    draftKeys:
      scope === "full"
        ? deps.keyRing
            .for("staff-draft")
            .signatures(id)
            .map((key) => key.toString("hex"))
        : [],
  };
}
