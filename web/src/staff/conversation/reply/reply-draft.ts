/** A change waits so long for the next one. */
const DEBOUNCE_MS = 800;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const;

export type DraftState = { state: "idle" | "saving" | "saved" | "failed"; at: string | null };

/**
 * Saves an unsent reply by itself: one request at a time, the newest text last. What was sent as a message must not come
 * back as a draft, so a reply stops its draft before it goes.
 */
export class ReplyDraft {
  current: DraftState;
  #waiting: string | null = null;
  #inFlight: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  readonly #save: (text: string) => Promise<string | null>;
  readonly #onState: () => void;

  constructor(save: (text: string) => Promise<string | null>, savedAt: string | null, onState: () => void) {
    this.#save = save;
    this.#onState = onState;
    this.current = { state: savedAt ? "saved" : "idle", at: savedAt };
  }

  put(text: string): void {
    this.#waiting = text;
    this.#failures = 0;
    this.#schedule(DEBOUNCE_MS);
  }

  /** Saves now what waits: the page is left. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#waiting !== null) void this.#send();
  }

  /** Forgets what waits, and resolves when nothing is on its way. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting = null;
    await this.#inFlight;
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#say({ state: "idle", at: null });
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    if (this.#inFlight) return;
    const text = this.#waiting;
    if (text === null) return;
    this.#waiting = null;
    this.#say({ ...this.current, state: "saving" });
    this.#inFlight = this.#attempt(text);
    await this.#inFlight;
    this.#inFlight = null;
    if (this.#waiting === null) return;
    const delay = this.current.state === "failed" ? RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] : 0;
    this.#schedule(delay ?? 0);
  }

  async #attempt(text: string): Promise<void> {
    try {
      const at = await this.#save(text);
      this.#failures = 0;
      this.#say({ state: at ? "saved" : "idle", at });
    } catch {
      this.#waiting ??= text;
      this.#say({ ...this.current, state: "failed" });
    }
  }

  #say(state: DraftState): void {
    this.current = state;
    this.#onState();
  }
}
