import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { statusOf } from "./promise.ts";

/** Until when something would be promised that begins now: the same moment that `makePromise` records. */
export const dueTime = (kind: PromiseKind, startsAt: Date): Date =>
  statusOf({ kind, startsAt, hours: null, fulfilledAt: null, voidedAt: null }, [], startsAt).dueAt;
