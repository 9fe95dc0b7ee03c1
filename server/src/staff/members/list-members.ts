import { brand } from "@app/contract/brand";
import type { listMembers as endpoint } from "@app/contract/staff/members";
import { programmeDay } from "@app/engine/team/programme-day";
import { listAccess } from "../../checkout/subscriptions/programme-access.ts";
import { listBuyers } from "../../identity/accounts/get-buyer.ts";
import { listLevels } from "../../intake/assessments/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import type { MemberDeps } from "./deps.ts";
import { listAssigned } from "./member-store.ts";

type Listed = ReturnOf<typeof endpoint>["members"][number];
type ReadDeps = Pick<MemberDeps, "db" | "now">;

const MAX_LISTED = 50;

/**
 * The professional's own members whose name has the text in it, by name. Levels alone: no health data. Asked with every
 * letter of a search, so that the statements are the same few for any number of members.
 */
export function listMembers(
  deps: ReadDeps,
  { staffId, name = "" }: { staffId: string; name?: string | undefined },
): Promise<{ members: Listed[] }> {
  return inTransaction(
    deps.db,
    async (tx) => {
      const own = await listBuyers(tx, await listAssigned(tx, staffId));
      const found = own
        .filter(({ fullName }) => plain(fullName).includes(plain(name)))
        .toSorted((a, b) => a.fullName.localeCompare(b.fullName, "pt-BR"))
        .slice(0, MAX_LISTED);
      const ids = found.map(({ accountId }) => accountId);
      const [levels, access] = [await listLevels(tx, ids), await listAccess({ db: tx, now: deps.now }, found)];
      return {
        members: found.map(({ accountId, fullName }) => {
          const decided = levels.get(accountId);
          return {
            memberId: accountId,
            name: fullName,
            access: access.get(accountId) ?? "none",
            ...programmeDay(decided?.completedAt ?? null, deps.now(), brand.serviceHours.timeZone),
            diet: decided?.diet ?? null,
            training: decided?.training ?? null,
          };
        }),
      };
    },
    { isSnapshot: true },
  );
}

/** Without case and accents. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
