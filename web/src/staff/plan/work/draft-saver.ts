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
  /** Writes what the server does not have to this device; null: it has everything. */
  keep: (unsent: UnsentHalf | null) => Promise<void>;
};

type Attempt = Save & { changes: number };

/** What the server does not have yet, with the request that may have reached it. */
export type UnsentHalf = {
  attempt: Attempt | null;
  waiting: HalfDraft | null;
  revision: number;
  basedOn: number | null;
  unsaved: number;
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
  /** `busy`: the server was reached and cannot take it now. */
  state: "saved" | "saving" | "offline" | "busy" | "refused" | "conflict" | "leased" | "signed";
  at: string | null;
  /** Changes that the server does not have yet. */
  unsaved: number;
  /** All of them are on this device as well. */
  isKept: boolean;
  /** Why the server refused it. */
  message: string | null;
};

/** A half that was published or thrown away has a revision, and no draft. */
type SavedHalf = Pick<HalfState, "draft" | "revision" | "basedOn" | "savedAt">;

const RETRIED: ReadonlySet<SaverState["state"]> = new Set(["offline", "busy", "refused"]);
const TROUBLES = { "draft-changed": "conflict", "draft-leased": "leased", "draft-signed": "signed" } as const;

/** A refusal is repeated for the same request; what is busy, or cannot be reached, is tried again. */
function failureOf(cause: unknown): "offline" | "busy" | "refused" {
  const code = cause instanceof ApiError ? cause.envelope.code : 0;
  if (code === 0) return "offline";
  return code === 429 || code >= 500 ? "busy" : "refused";
}

/**
 * Saves one half by itself: one request at a time, each over the revision that was seen. After a lost answer the same
 * request is sent again with the same key, so that it counts once; newer changes follow it. What the server does not
 * have is on this device too, where the next opening of the half takes it up.
 */
export class DraftSaver {
  current: SaverState;
  revision: number;
  /** The version that what is written here was begun on. */
  basedOn: number | null;
  #waiting: HalfDraft | null = null;
  #attempt: Attempt | null = null;
  #isSending = false;
  #isKeepDue = false;
  #keeping: Promise<void> | null = null;
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
    this.current = { state: "saved", at: half.savedAt, unsaved: 0, isKept: false, message: null };
  }

  /** Goes on with what another opening of this half left unsent. */
  resume({ attempt, waiting, revision, basedOn, unsaved }: UnsentHalf): void {
    this.#attempt = attempt;
    this.#waiting = waiting;
    this.revision = revision;
    this.basedOn = basedOn;
    this.#say({ state: "saving", unsaved, isKept: true });
    this.#schedule(0);
  }

  get isDirty(): boolean {
    return this.current.unsaved > 0;
  }

  /** Saves the draft as it is now, a little later. */
  put(draft: HalfDraft): void {
    this.#waiting = draft;
    const { state, unsaved } = this.current;
    this.#say({ state: state === "saved" ? "saving" : state, unsaved: unsaved + 1, isKept: false });
    this.#keep();
    if (this.current.state === "saving" || this.current.state === "refused") this.#schedule(DEBOUNCE_MS);
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
    if (this.isDirty && RETRIED.has(this.current.state)) this.#schedule(0);
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
    if (this.current.state === "refused") this.#say({ state: "saving", message: null });
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
    this.#say({ state: "saved", at: half.savedAt, unsaved: 0, message: null });
    this.#keep();
  }

  /** In sight again: the lease ran out while the tab was hidden. */
  wake(): void {
    if (this.#hasLease) void this.#renew();
  }

  /** On leaving: saves what waits and gives the lease back. */
  async close(): Promise<void> {
    // A field that disappears with the page settles right after this.
    await this.#keeping;
    if (this.isDirty && this.current.state === "saving") await this.flush().catch(() => undefined);
    await this.#keeping;
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

  /** One write at a time, the newest last. What cannot be written is said not to be kept. */
  #keep(): void {
    this.#isKeepDue = true;
    this.#keeping ??= this.#writeDue();
  }

  async #writeDue(): Promise<void> {
    while (this.#isKeepDue) {
      this.#isKeepDue = false;
      const { unsaved } = this.current;
      const { revision, basedOn } = this;
      const unsent = { attempt: this.#attempt, waiting: this.#waiting, revision, basedOn, unsaved };
      const isWritten = await this.#calls.keep(unsaved > 0 ? unsent : null).then(
        () => true,
        () => false,
      );
      if (!this.#isKeepDue) this.#say({ isKept: isWritten && this.isDirty });
    }
    this.#keeping = null;
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    const attempt = this.#attempt ?? this.#nextAttempt();
    if (!attempt) return;
    this.#attempt = attempt;
    this.#isSending = true;
    // Its key is written first: a request whose answer is lost with this tab is sent again by the next one.
    this.#keep();
    await this.#keeping;
    if (this.#attempt !== attempt) return this.#goOn();
    // It says why it waits until an attempt has succeeded.
    if (!RETRIED.has(this.current.state)) this.#say({ state: "saving" });
    try {
      if (!this.#hasLease) await this.#takeLease();
      const { changes: _, ...body } = attempt;
      const saved = await this.#calls.save(body);
      this.#isSending = false;
      if (this.#attempt === attempt) return this.#succeed(attempt, saved);
    } catch (cause) {
      this.#isSending = false;
      if (this.#attempt === attempt) return this.#fail(cause);
    }
    this.#goOn();
  }

  /** After a request that was given up meanwhile: what was written since has waited for its end. */
  #goOn(): void {
    this.#isSending = false;
    if (this.#waiting && this.current.state === "saving") this.#schedule(0);
  }

  #nextAttempt(): Attempt | null {
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

  /** A renewal that is lost is made up for by the next one or by a save. A hidden tab keeps no colleague waiting. */
  async #renew(): Promise<void> {
    if (document.hidden) return;
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

  #succeed({ draft, basedOn, changes }: Attempt, saved: Saved): void {
    this.#attempt = null;
    this.#failures = 0;
    this.revision = saved.revision;
    const unsaved = Math.max(0, this.current.unsaved - changes);
    this.#say({ state: unsaved > 0 ? "saving" : "saved", at: saved.savedAt, unsaved, message: null });
    this.#keep();
    this.#events.onSaved({ ...saved, basedOn }, draft);
    if (this.#waiting) return this.#schedule(this.#settled.length > 0 ? 0 : DEBOUNCE_MS);
    for (const { resolve } of this.#settled.splice(0)) resolve(this.revision);
  }

  #fail(cause: unknown): void {
    const trouble = TROUBLES[problemOf(cause) as keyof typeof TROUBLES];
    for (const { reject } of this.#settled.splice(0)) reject(cause);
    if (problemOf(cause) === "plan-outdated") {
      this.#giveUp();
      return this.#events.onOutdated();
    }
    if (!trouble) {
      const state = failureOf(cause);
      this.#say({ state, message: state === "refused" && cause instanceof Error ? cause.message : null });
      if (state === "refused") return this.#giveUp();
      return this.#schedule(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0);
    }
    this.#giveUp();
    if (trouble === "leased") this.#loseLease();
    this.#say({ state: trouble });
  }

  /** Refused, so it was not saved: what comes next is a request of its own. */
  #giveUp(): void {
    this.#waiting ??= this.#attempt?.draft ?? null;
    this.#attempt = null;
    this.#keep();
  }
}
