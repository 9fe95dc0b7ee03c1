import { brand } from "@app/contract/brand";
import type { listMembers as endpoint } from "@app/contract/staff/members";
import { programmeDay } from "@app/engine/team/programme-day";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import type { MemberDeps } from "./deps.ts";
import { listAssigned } from "./member-store.ts";

type Listed = ReturnOf<typeof endpoint>["members"][number];
type ReadDeps = Pick<MemberDeps, "db" | "now" | "keyRing">;

const MAX_LISTED = 50;

/** The professional's own members whose name has the text in it, by name. Levels alone: no health data. */
export function listMembers(
  deps: ReadDeps,
  { staffId, name = "" }: { staffId: string; name?: string | undefined },
): Promise<{ members: Listed[] }> {
  return inTransaction(
    deps.db,
    async (tx) => {
      const named = await namesOf(tx, await listAssigned(tx, staffId));
      const found = named.filter((member) => plain(member.name).includes(plain(name))).slice(0, MAX_LISTED);
      const members: Listed[] = [];
      for (const member of found) members.push(await viewMember(deps, tx, member));
      return { members };
    },
    { isSnapshot: true },
  );
}

type Named = { memberId: string; name: string };

async function namesOf(tx: Db, accountIds: readonly string[]): Promise<Named[]> {
  const named: Named[] = [];
  for (const memberId of accountIds) {
    const member = await getBuyer(tx, memberId);
    if (member) named.push({ memberId, name: member.fullName });
  }
  return named.toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR"));
}

async function viewMember({ now, keyRing }: ReadDeps, tx: Db, { memberId, name }: Named): Promise<Listed> {
  const inForce = await findInForce({ keyRing }, tx, memberId);
  return {
    memberId,
    name,
    access: await programmeAccess({ db: tx, now }, memberId),
    ...programmeDay(inForce?.completedAt ?? null, now(), brand.serviceHours.timeZone),
    diet: inForce?.diet ?? null,
    training: inForce?.training ?? null,
  };
}

/** Without case and accents. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
