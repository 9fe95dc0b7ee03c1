import * as z from "zod";
import type { FaultController, FaultEffect } from "../simulator-app.ts";
import { CALL_MODES, faultEffectOf } from "./fault-effects.ts";

const MONEY_MODES = ["decline", "review", "refund-no-balance", "refund-approval", "refund-slow"] as const;
const WEBHOOK_MODES = ["webhook-lose", "webhook-duplicate", "webhook-delay", "webhook-reorder"] as const;

const Fault = z.strictObject({
  mode: z.enum([...CALL_MODES, ...MONEY_MODES, ...WEBHOOK_MODES, "ok"]),
  /** How often it strikes; without it, until told otherwise. */
  times: z.int().positive().optional(),
  /** The share of chances it takes, evenly spread: 0.5 is every second one. */
  ratio: z.number().gt(0).max(1).default(1),
  method: z.string().optional(),
  /** Of the call; `*` stands for anything. */
  path: z.string().optional(),
  event: z.string().optional(),
  /** Of one purchase among many: a customer's email or id, a payment's id, the reference it was given. */
  about: z.string().optional(),
  delayMs: z.int().min(0).max(86_400_000).default(3_000),
  resetSeconds: z.int().min(0).default(30),
  copies: z.int().min(2).max(100).default(2),
  /** How many events wait for each other, and in which order they leave; without it, two, swapped. */
  permutation: z.array(z.int().min(0)).min(2).optional(),
});
type Fault = z.infer<typeof Fault>;
const Order = z.union([Fault, z.array(Fault)]);
export type Order = z.input<typeof Order>;

export type Place = { method?: string; path?: string; event?: string; about?: readonly unknown[] };
type Standing = Fault & { chances: number };

/** Everything that can be ordered to go wrong. Orders of different modes or aims stand beside each other. */
export function createFaultPlan(deliverAll: () => Promise<void>) {
  let standing: Standing[] = [];

  function takeFault<Mode extends Fault["mode"]>(mode: Mode, place: Place): (Fault & { mode: Mode }) | undefined {
    const fault = standing.find((one) => one.mode === mode && aimsAt(one, place));
    if (!fault) return undefined;
    fault.chances += 1;
    if (Math.floor(fault.chances * fault.ratio) === Math.floor((fault.chances - 1) * fault.ratio)) return undefined;
    if (fault.times !== undefined) fault.times -= 1;
    standing = standing.filter(({ times }) => times !== 0);
    return { ...fault, mode };
  }

  const controller: FaultController<Order> = {
    schema: Order,
    set(order) {
      const parsed = Order.parse(order);
      for (const fault of Array.isArray(parsed) ? parsed : [parsed]) {
        standing = fault.mode === "ok" ? [] : standing.filter((other) => !sameAim(other, fault));
        if (fault.mode !== "ok") standing.push({ ...fault, chances: 0 });
      }
      return standing;
    },
    clear() {
      standing = [];
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

const AIMS = ["mode", "method", "path", "event", "about"] as const;
const sameAim = (one: Fault, other: Fault): boolean => AIMS.every((aim) => one[aim] === other[aim]);

const aimsAt = (fault: Fault, place: Place): boolean =>
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

/** Where a call came in and whom it is about, for orders that are aimed. */
export function placeOf({ method, url, body }: { method: string; url: string; body: unknown }): Place {
  const path = url.replace(/\?.*/, "");
  return { method, path, about: namesIn({ path, body }) };
}

/** Ids and emails only: nothing of a card is looked at. */
function namesIn({ path, body }: { path: string; body: unknown }): unknown[] {
  const { customer, email, externalReference, creditCardHolderInfo } = (body ?? {}) as Record<string, unknown>;
  const holder = (creditCardHolderInfo ?? {}) as Record<string, unknown>;
  return [...path.split("/"), customer, email, externalReference, holder["email"]];
}
