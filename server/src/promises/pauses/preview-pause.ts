import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { statusOf } from "../promise.ts";
import { listUnfulfilledOf } from "../store.ts";
import { MEMBER_PAUSE } from "./pause-for-member.ts";
import { listPauses } from "./pause-store.ts";

export type MovedDue = { kind: PromiseKind; before: Date; after: Date };
type Asked = { accountId: string; kinds: readonly PromiseKind[]; from: Date; until: Date };

/**
 * What a pause of the plan does to a member's running promises: when each is due if no more of it came, and when with all of it.
 * The first due first; those that it does not move are left out.
 */
export async function previewPause(
  { now }: Pick<Deps, "now">,
  db: Db,
  { accountId, kinds, from, until }: Asked,
): Promise<MovedDue[]> {
  const promises = await listUnfulfilledOf(db, [accountId], kinds);
  const pauses = await listPauses(db, promises);
  const at = now();
  return promises
    .flatMap((promise) => {
      const recorded = pauses.get(promise.id) ?? [];
      const today = statusOf(promise, recorded, at);
      if (today.state !== "running") return [];
      const start = promise.startsAt > from ? promise.startsAt : from;
      const isOpen = recorded.some(({ actor, to }) => actor === MEMBER_PAUSE.actor && to === null);
      const planned = isOpen
        ? recorded.map((pause) =>
            pause.actor === MEMBER_PAUSE.actor && pause.to === null ? { ...pause, to: until } : pause,
          )
        : [...recorded, { ...MEMBER_PAUSE, from: start, to: until }];
      const after = start < until ? statusOf(promise, planned, until).dueAt : today.dueAt;
      return [{ kind: promise.kind, before: today.dueAt, after }];
    })
    .filter(({ before, after }) => after > before)
    .toSorted((a, b) => a.before.getTime() - b.before.getTime());
}
