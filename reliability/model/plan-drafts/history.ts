import type { Half } from "@app/contract/plan-document";

/** Nobody has begun, or it was thrown away. */
export const NOTHING = "-";

/** What somebody knows of a half: at this revision it has this text. */
type Seen = { half: Half; revision: number; text: string };

/** A save that the server has stored, as its writer or the oracle knows. */
type Done = Seen & { over: { revision: number; text: string } };

/** All that was ever seen, and all that was stored: whatever contradicts itself is a lost save. */
export class History {
  readonly #seen = new Map<string, string>();
  readonly #done = new Map<string, Done>();

  see({ half, revision, text }: Seen): void {
    const key = `${half} ${revision}`;
    const known = this.#seen.get(key);
    if (known !== undefined && known !== text)
      throw new Error(`${key} was ${known} and is ${text}: overwritten silently`);
    this.#seen.set(key, text);
  }

  store(done: Done): void {
    this.see(done);
    this.#done.set(`${done.half} ${done.text}`, done);
  }

  /** Each stored save is what the next one was written over, or the end; what was thrown away was thrown away by name. */
  check(half: Half, end: { revision: number; text: string }): void {
    this.see({ half, ...end });
    for (const done of [...this.#done.values()].filter((one) => one.half === half)) {
      if (done.over.revision + 1 !== done.revision) throw new Error(`${done.text} was written over another revision`);
      const base = this.#seen.get(`${half} ${done.over.revision}`);
      if (base !== undefined && base !== done.over.text) throw new Error(`${done.text} was overwritten silently`);
      if (done.revision > end.revision) throw new Error(`${done.text} was acknowledged and is gone`);
      if (done.revision < end.revision && this.#seen.get(`${half} ${done.revision + 1}`) === undefined)
        throw new Error(`nobody saw what followed ${done.text}`);
    }
  }
}
