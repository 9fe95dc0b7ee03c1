import * as z from "zod";
import type { FaultController, FaultEffect } from "../../simulator-app.ts";
import { CALL_MODES, faultEffectOf } from "./fault-effects.ts";

const MONEY_MODES = ["decline", "review", "refund-no-balance", "refund-approval", "refund-slow"] as const;
const WEBHOOK_MODES = ["webhook-lose", "webhook-duplicate", "webhook-delay", "webhook-reorder"] as const;

const Fault = z.strictObject({
  mode: z.enum([...CALL_MODES, ...MONEY_MODES, ...WEBHOOK_MODES, "ok"]),
  /** How many matches it applies to; without it, until cleared. */
  times: z.int().positive().optional(),
  /** The share of matches it applies to, evenly spread: 0.5 is every second one. */
  ratio: z.number().gt(0).max(1).default(1),
  method: z.string().optional(),
  /** The call's path; `*` is a wildcard. */
  path: z.string().optional(),
  event: z.string().optional(),
  /** One purchase among many: a customer's e-mail or id, a payment's id or its externalReference. */
  about: z.string().optional(),
  delayMs: z.int().min(0).max(86_400_000).default(3_000),
  resetSeconds: z.int().min(0).default(30),
  copies: z.int().min(2).max(100).default(2),
  /** The order in which as many events are delivered; by default two, swapped. */
  permutation: z.array(z.int().min(0)).min(2).optional(),
});
type Fault = z.infer<typeof Fault>;
const Order = z.union([Fault, z.array(Fault)]);
export type Order = z.input<typeof Order>;

export type Place = { method?: string; path?: string; event?: string; about?: readonly unknown[] };
type ActiveFault = Fault & { matches: number };

/** The active faults. Faults of different modes or targets coexist. */
export function createFaultPlan(deliverAll: () => Promise<void>) {
  let active: ActiveFault[] = [];

  function takeFault<Mode extends Fault["mode"]>(mode: Mode, place: Place): (Fault & { mode: Mode }) | undefined {
    const fault = active.find((candidate) => candidate.mode === mode && isTargetOf(candidate, place));
    if (!fault) return undefined;
    fault.matches += 1;
    if (Math.floor(fault.matches * fault.ratio) === Math.floor((fault.matches - 1) * fault.ratio)) return undefined;
    if (fault.times !== undefined) fault.times -= 1;
    active = active.filter(({ times }) => times !== 0);
    return { ...fault, mode };
  }

  const controller: FaultController<Order> = {
    schema: Order,
    set(order) {
      const parsed = Order.parse(order);
      for (const fault of Array.isArray(parsed) ? parsed : [parsed]) {
        active = fault.mode === "ok" ? [] : active.filter((other) => !hasSameTarget(other, fault));
        if (fault.mode !== "ok") active.push({ ...fault, matches: 0 });
      }
      return active;
    },
    clear() {
      active = [];
    },
    next(call) {
      const place = { ...call, about: namesIn(call) };
      const taken = CALL_MODES.map((mode) => takeFault(mode, place)).filter((fault) => fault !== undefined);
      return Object.assign({ fault: "ok" }, ...taken.map((fault) => faultEffectOf(fault, deliverAll))) as FaultEffect;
    },
  };
  return { controller, takeFault };
}
export type FaultPlan = Pick<ReturnType<typeof createFaultPlan>, "takeFault">;

const TARGET_FIELDS = ["mode", "method", "path", "event", "about"] as const;
const hasSameTarget = (fault: Fault, other: Fault): boolean =>
  TARGET_FIELDS.every((field) => fault[field] === other[field]);

const isTargetOf = (fault: Fault, place: Place): boolean =>
  (!fault.method || fault.method === place.method) &&
  (!fault.event || fault.event === place.event) &&
  (!fault.about || (place.about?.includes(fault.about) ?? false)) &&
  (!fault.path || globToPattern(fault.path).test(place.path ?? ""));

const globToPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

/** A call's path and the ids in it, for faults with a target. */
export function placeOf({ method, url, body }: { method: string; url: string; body: unknown }): Place {
  const path = url.replace(/\?.*/, "");
  return { method, path, about: namesIn({ path, body }) };
}

/** Ids and e-mails only: card data is not read. */
function namesIn({ path, body }: { path: string; body: unknown }): unknown[] {
  const { customer, email, externalReference, creditCardHolderInfo } = (body ?? {}) as Record<string, unknown>;
  const holder = (creditCardHolderInfo ?? {}) as Record<string, unknown>;
  return [...path.split("/"), customer, email, externalReference, holder["email"]];
}
