import type { ProgrammeAccess } from "@app/contract/intake";

/** After the end of access the last plan stays readable. */
export const MAY_READ: ReadonlySet<ProgrammeAccess> = new Set<ProgrammeAccess>(["active", "queued", "ended"]);
