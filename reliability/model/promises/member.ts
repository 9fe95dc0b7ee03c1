import type { PromisePause } from "@app/engine/promises/pauses";
import type { PromiseStory } from "@app/engine/promises/promise";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import { programmeAccess } from "../../../server/src/checkout/subscriptions/programme-access.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { type Db, inTransaction } from "../../../server/src/platform/database/db.ts";
import { addMs, DAY_MS, SECOND_MS } from "../../../server/src/platform/time.ts";
import { keepPromise } from "../../../server/src/promises/keep-promise.ts";
import { makePromise } from "../../../server/src/promises/make-promise.ts";
import { pausePromise } from "../../../server/src/promises/pauses/pause-promise.ts";
import { resumePromise } from "../../../server/src/promises/pauses/resume-promise.ts";
import { PROGRAMME_KINDS } from "../../../server/src/promises/promise.ts";
import { voidPromises } from "../../../server/src/promises/void-promises.ts";
import type { Random } from "../../lib/shopper/random.ts";
import { buy } from "./world.ts";

/** What the model itself remembers of a promise: the engine is asked about this, never about the stored row. */
export type Remembered = PromiseStory & { subject: string; pauses: PromisePause[] };

export type Happening = { at: Date; happen: (then: Deps) => Promise<void> };

/** The last promises are made while some of the days are left. */
const LATEST = 5 / 6;

/** A member's days: what happens to them, decided as it happens, and what the model remembers of it. */
export class Member {
  readonly accountId: string;
  readonly promises: Remembered[] = [];
  /** Whether access lasts as long as the run. */
  readonly isYearly: boolean;
  readonly #random: Random;
  readonly #start: Date;
  readonly #latest: number;
  #isPaused = false;

  constructor(accountId: string, random: Random, { start, days }: { start: Date; days: number }) {
    this.accountId = accountId;
    this.#random = random;
    this.#start = start;
    this.#latest = days * LATEST;
    this.isYearly = random.happens(0.8);
  }

  /** The first happenings; each may lead to others. */
  begin(schedule: (happening: Happening) => void): void {
    const random = this.#random;
    schedule({ at: this.#start, happen: (then) => buy(then, this.accountId, this.isYearly ? "annual" : "monthly") });
    if (!this.isYearly && random.happens(0.5))
      schedule({ at: this.#day(1, 25), happen: (then) => buy(then, this.accountId, "monthly") });
    for (let made = random.between(6, 14); made > 0; made -= 1)
      schedule({ at: this.#day(0.01, this.#latest), happen: (then) => this.#make(then, schedule) });
    for (let pauses = random.below(3); pauses > 0; pauses -= 1) {
      const from = this.#day(1, this.#latest);
      schedule({ at: from, happen: (then) => this.#pauseAll(then) });
      schedule({ at: addMs(from, random.between(1, 20) * DAY_MS), happen: (then) => this.#resumeAll(then) });
    }
  }

  #day(from: number, to: number): Date {
    return addMs(this.#start, Math.round((from + this.#random.next() * (to - from)) * DAY_MS));
  }

  async #make(then: Deps, schedule: (happening: Happening) => void): Promise<void> {
    if ((await programmeAccess(then, this.accountId)) !== "active") return;
    const random = this.#random;
    const kind = random.oneOf(PROGRAMME_KINDS);
    const subject = `occasion ${this.promises.length}`;
    const startsAt = then.now();
    const hours = kind === "human-first" ? random.oneOf([24, 48, 72]) : undefined;
    const promise: Remembered = { kind, subject, startsAt, pauses: [], ...(hours && { hours }) };
    this.promises.push(promise);
    const { dueAt } = await inTransaction(then.db, (tx) =>
      makePromise(then, tx, { ...this.#keyOf(promise), startsAt, hours }),
    );
    if (this.#isPaused) await inTransaction(then.db, (tx) => this.#pause(then, tx, promise));

    const length = dueAt.getTime() - startsAt.getTime();
    const keep = (at: Date) => schedule({ at, happen: (later) => this.#keep(later, promise) });
    const fate = random.next();
    if (fate < 0.45) keep(addMs(startsAt, Math.round(random.next() * 0.98 * length)));
    // Before any sweep has seen it, or days later.
    else if (fate < 0.5) keep(addMs(dueAt, 30 * SECOND_MS));
    else if (fate < 0.72) keep(addMs(dueAt, Math.round(random.next() * 12 * DAY_MS)));
    else if (fate < 0.82)
      schedule({
        at: addMs(startsAt, Math.round(random.next() * 1.5 * length)),
        happen: (later) => this.#void(later, promise),
      });
  }

  #keyOf({ kind, subject }: Remembered) {
    return { accountId: this.accountId, kind, subject };
  }

  async #keep(then: Deps, promise: Remembered): Promise<void> {
    if (promise.voidedAt) return;
    await inTransaction(then.db, (tx) => keepPromise(then, tx, { ...this.#keyOf(promise), by: "Helena" }));
    promise.fulfilledAt = then.now();
  }

  async #void(then: Deps, promise: Remembered): Promise<void> {
    if (promise.fulfilledAt) return;
    const { accountId } = this;
    const { kind, subject } = promise;
    await inTransaction(then.db, (tx) => voidPromises(then, tx, { accountId, kinds: [kind], subjects: [subject] }));
    promise.voidedAt = then.now();
  }

  async #pauseAll(then: Deps): Promise<void> {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const promise of this.promises) await inTransaction(then.db, (tx) => this.#pause(then, tx, promise));
  }

  async #pause(then: Deps, tx: Db, promise: Remembered): Promise<void> {
    if (!promiseRules.content.kinds[promise.kind].memberPauseStopsIt) return;
    const pause = { reason: "viagem", actor: "membro" } as const;
    const outcome = await pausePromise(then, tx, { ...this.#keyOf(promise), ...pause, by: "membro" });
    if (outcome === "paused") promise.pauses.push({ from: then.now(), to: null, ...pause });
  }

  async #resumeAll(then: Deps): Promise<void> {
    this.#isPaused = false;
    for (const promise of this.promises) {
      const open = promise.pauses.find(({ to }) => to === null);
      if (!open) continue;
      const key = { ...this.#keyOf(promise), actor: "membro", by: "membro" } as const;
      await inTransaction(then.db, (tx) => resumePromise(then, tx, key));
      open.to = then.now();
    }
  }
}
