import type { HalfDraft, HalfState, PlanEditor } from "@app/contract/staff/plans";
import { ApiError, problemOf } from "../../../api.ts";
import type { Save, Saved } from "../data/plan-calls.ts";

/** A change waits so long for the next one. */
const DEBOUNCE_MS = 600;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** Half of the time that a lease runs. */
export const RENEW_MS = 45_000;

export type SaverCalls = {
  save: (body: Save) => Promise<Saved>;
  lease: (reason: string | null) => Promise<PlanEditor>;
  release: () => Promise<void>;
};

export type SaverEvents = {
  onState: () => void;
  onSaved: (saved: Saved & { basedOn: number | null }, draft: HalfDraft) => void;
  /** The draft was begun on a version that is no longer the one in force: it waits for `rebase`. */
  onOutdated: () => void;
  /** What the lease's answer says of both halves. */
  onEditor: (editor: PlanEditor) => void;
};

export type SaverState = {
  state: "saved" | "saving" | "offline" | "conflict" | "leased" | "signed";
  at: string | null;
  /** Changes that the server does not have yet. */
  unsaved: number;
  /** Why the server refused, where trying again does not help. */
  message: string | null;
};

/** A half that was published or thrown away has a revision, and no draft. */
type SavedHalf = Pick<HalfState, "draft" | "revision" | "basedOn" | "savedAt">;

const TROUBLES = { "draft-changed": "conflict", "draft-leased": "leased", "draft-signed": "signed" } as const;

const refusalOf = (cause: unknown): string | null =>
  cause instanceof ApiError && cause.envelope.code >= 400 && cause.envelope.code < 500 ? cause.message : null;

/**
 * Saves one half by itself: one request at a time, each over the revision that was seen. After a lost answer the same
 * request is sent again with the same key, so that it counts once; newer changes follow it.
 */
export class DraftSaver {
  current: SaverState;
  revision: number;
  /** The version that what is written here was begun on. */
  basedOn: number | null;
  #waiting: HalfDraft | null = null;
  #attempt: (Save & { changes: number }) | null = null;
  #isSending = false;
  #hasLease = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: ReturnType<typeof setInterval> | undefined;
  #settled: { resolve: (revision: number) => void; reject: (cause: unknown) => void }[] = [];

  readonly #calls: SaverCalls;
  readonly #events: SaverEvents;

  constructor(calls: SaverCalls, events: SaverEvents, half: SavedHalf, inForce: number | null) {
    this.#calls = calls;
    this.#events = events;
    this.revision = half.revision;
    this.basedOn = half.draft ? half.basedOn : inForce;
    this.current = { state: "saved", at: half.savedAt, unsaved: 0, message: null };
  }

  get isDirty(): boolean {
    return this.current.unsaved > 0;
  }

  /** Saves the draft as it is now, a little later. */
  put(draft: HalfDraft): void {
    this.#waiting = draft;
    const { state, unsaved } = this.current;
    this.#say({ state: state === "saved" ? "saving" : state, unsaved: unsaved + 1 });
    if (this.current.state === "saving" || this.current.message) this.#schedule(DEBOUNCE_MS);
  }

  /** Waits until everything is saved; the revision. Rejects when somebody has to decide first. */
  flush(): Promise<number> {
    if (!this.isDirty) return Promise.resolve(this.revision);
    const settled = new Promise<number>((resolve, reject) => this.#settled.push({ resolve, reject }));
    this.#schedule(0);
    return settled;
  }

  /** Again at once: the network is back, or somebody asked for it. */
  retry(): void {
    if (this.isDirty && this.current.state === "offline") this.#schedule(0);
  }

  /** Writes over the revision that the writer has just seen. */
  saveOver(revision: number, draft: HalfDraft): void {
    this.#forget();
    this.revision = revision;
    this.#say({ state: "saving" });
    this.put(draft);
  }

  /** Saves what was made of the draft on the version in force. */
  rebase(basedOn: number | null, draft: HalfDraft): void {
    this.basedOn = basedOn;
    this.#attempt = null;
    if (this.current.state === "offline" && this.current.message) this.#say({ state: "saving", message: null });
    this.put(draft);
  }

  /** Takes the lease from whoever has it, then goes on. */
  async takeOver(reason: string): Promise<void> {
    const editor = await this.#calls.lease(reason);
    this.#holdLease();
    this.#events.onEditor(editor);
    this.#say({ state: this.isDirty ? "saving" : "saved" });
    if (this.isDirty) this.#schedule(0);
  }

  /** What the server has takes the place of what was not saved. */
  adopt(half: SavedHalf, inForce: number | null): void {
    this.#forget();
    this.revision = half.revision;
    this.basedOn = half.draft ? half.basedOn : inForce;
    this.#say({ state: "saved", at: half.savedAt, unsaved: 0 });
  }

  /** On leaving: saves what waits and gives the lease back. */
  async close(): Promise<void> {
    if (this.isDirty && this.current.state === "saving") await this.flush().catch(() => undefined);
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
    if (this.#hasLease) await this.#calls.release().catch(() => undefined);
    this.#hasLease = false;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#attempt = null;
    this.current = { ...this.current, unsaved: 0 };
  }

  #say(change: Partial<SaverState>): void {
    this.current = { ...this.current, ...change };
    this.#events.onState();
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    const attempt = this.#attempt ?? this.#nextAttempt();
    if (!attempt) return;
    this.#attempt = attempt;
    this.#isSending = true;
    // While offline it says so until an attempt has succeeded.
    if (this.current.state !== "offline") this.#say({ state: "saving" });
    try {
      if (!this.#hasLease) await this.#takeLease();
      const { changes: _, ...body } = attempt;
      const saved = await this.#calls.save(body);
      this.#isSending = false;
      if (this.#attempt === attempt) this.#succeed(attempt, saved);
    } catch (cause) {
      this.#isSending = false;
      if (this.#attempt === attempt) this.#fail(cause);
    }
  }

  #nextAttempt(): (Save & { changes: number }) | null {
    if (!this.#waiting) return null;
    const draft = this.#waiting;
    this.#waiting = null;
    const { unsaved } = this.current;
    return { key: crypto.randomUUID(), revision: this.revision, basedOn: this.basedOn, draft, changes: unsaved };
  }

  async #takeLease(): Promise<void> {
    const editor = await this.#calls.lease(null);
    this.#holdLease();
    this.#events.onEditor(editor);
  }

  #holdLease(): void {
    this.#hasLease = true;
    clearInterval(this.#renewal);
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS);
  }

  /** A renewal that is lost is made up for by the next one or by a save. */
  async #renew(): Promise<void> {
    try {
      this.#events.onEditor(await this.#calls.lease(null));
    } catch (cause) {
      if (problemOf(cause) !== "draft-leased") return;
      this.#loseLease();
      if (!this.isDirty) this.#say({ state: "leased" });
    }
  }

  #loseLease(): void {
    this.#hasLease = false;
    clearInterval(this.#renewal);
  }

  #succeed({ draft, basedOn, changes }: Save & { changes: number }, saved: Saved): void {
    this.#attempt = null;
    this.#failures = 0;
    this.revision = saved.revision;
    const unsaved = Math.max(0, this.current.unsaved - changes);
    this.#say({ state: unsaved > 0 ? "saving" : "saved", at: saved.savedAt, unsaved, message: null });
    this.#events.onSaved({ ...saved, basedOn }, draft);
    if (this.#waiting) return this.#schedule(this.#settled.length > 0 ? 0 : DEBOUNCE_MS);
    for (const { resolve } of this.#settled.splice(0)) resolve(this.revision);
  }

  #fail(cause: unknown): void {
    const trouble = TROUBLES[problemOf(cause) as keyof typeof TROUBLES];
    for (const { reject } of this.#settled.splice(0)) reject(cause);
    if (problemOf(cause) === "plan-outdated") {
      this.#waiting ??= this.#attempt?.draft ?? null;
      this.#attempt = null;
      return this.#events.onOutdated();
    }
    if (!trouble) {
      const message = refusalOf(cause);
      this.#say({ state: "offline", message });
      if (message) return;
      return this.#schedule(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0);
    }
    // Refused, so it was not saved: what comes next is a request of its own.
    this.#waiting ??= this.#attempt?.draft ?? null;
    this.#attempt = null;
    if (trouble === "leased") this.#loseLease();
    this.#say({ state: trouble });
  }
}
