import type { Message, Thread } from "@app/contract/conversations";
import type { HandingOver } from "./calls.ts";
import type { HandOverLine } from "./expected.ts";

/** A message or a line that somebody made, whether or not the server has it yet. */
export type Written = {
  id: string;
  thread: Thread;
  /** Of one author the messages keep the order in which they were written. */
  author: string;
  from: Message["from"];
  text: string;
  isDanger: boolean;
  /** The server has acknowledged it. */
  isStored: boolean;
  /** It was only in the memory of a page that is closed: it may never arrive. */
  isGone: boolean;
};

type Side = "member" | "team";

const threadOf = ({ to }: HandingOver): Thread => (to === "suporte" ? "support" : "team");

/** All that was written and read, as those who did it know it. Throws what the server contradicts. */
export class History {
  readonly #written = new Map<string, Written>();
  /** Of each side of a thread, how far the server said that it has read, and the farthest that anyone asked for. */
  readonly #marks = new Map<string, { stored: number; asked: number }>();

  readonly #handOvers = new Map<string, HandingOver & { isStored: boolean }>();

  write(message: Pick<Written, "id" | "thread" | "author" | "from" | "text" | "isDanger">): void {
    this.#written.set(message.id, { ...message, isStored: false, isGone: false });
  }

  find(id: string): Written | undefined {
    return this.#written.get(id);
  }

  store(id: string): void {
    const message = this.#written.get(id);
    if (message) Object.assign(message, { isStored: true, isGone: false });
  }

  /** A page that kept nothing is closed. */
  lose(author: string): void {
    for (const message of this.#written.values())
      if (message.author === author && !message.isStored) message.isGone = true;
  }

  handOver(handing: HandingOver): void {
    if (!this.#handOvers.has(handing.key)) this.#handOvers.set(handing.key, { ...handing, isStored: false });
  }

  storeHandOver(key: string): void {
    const handing = this.#handOvers.get(key);
    if (handing) handing.isStored = true;
  }

  /** A hand-over's line has its key where the question was asked; one without a known key came from the other thread. */
  readLine(thread: Thread, { _id, from, card }: Message): HandOverLine | null {
    if (from !== "system" || card) return null;
    const handing = this.#handOvers.get(_id);
    if (!handing) return { to: thread, isCrossing: true };
    return { to: threadOf(handing), isCrossing: threadOf(handing) !== thread };
  }

  askMark(thread: Thread, side: Side, seq: number): void {
    const mark = this.#mark(thread, side);
    mark.asked = Math.max(mark.asked, seq);
  }

  storeMark(thread: Thread, side: Side, seq: number): void {
    const mark = this.#mark(thread, side);
    mark.stored = Math.max(mark.stored, seq);
  }

  checkMark(thread: Thread, side: Side, seq: number, lastSeq: number): void {
    const { stored, asked } = this.#mark(thread, side);
    const name = `the mark of the ${side} in ${thread}`;
    if (seq > lastSeq) throw new Error(`${name} is ${seq} of ${lastSeq} messages`);
    if (seq < stored) throw new Error(`${name} moved back from ${stored} to ${seq}`);
    if (seq > asked) throw new Error(`${name} is ${seq}, and nobody read past ${asked}`);
    this.storeMark(thread, side, seq);
  }

  /** Once each, without gaps, in each author's order, and nothing that nobody wrote. */
  checkMessages(thread: Thread, messages: readonly Message[]): void {
    for (const [index, { seq }] of messages.entries())
      if (seq !== index + 1) throw new Error(`${thread}: message ${seq} stands at place ${index + 1}`);
    const ids = messages.map(({ _id }) => _id);
    if (new Set(ids).size !== ids.length) throw new Error(`${thread}: a message stands there twice`);
    const own = messages.filter(({ from }) => from !== "system");
    for (const message of own) this.#checkWritten(thread, message);
    for (const [author, theirs] of Map.groupBy(own, ({ _id }) => this.#written.get(_id)?.author ?? "")) {
      const order = [...this.#written.values()].filter((one) => one.author === author).map(({ id }) => id);
      const places = theirs.map(({ _id }) => order.indexOf(_id));
      if (places.some((place, index) => place < (places[index - 1] ?? 0)))
        throw new Error(`${thread}: the messages of ${author} stand in another order`);
    }
    const missing = [...this.#written.values()].find(
      (one) => one.thread === thread && one.isStored && !ids.includes(one.id),
    );
    if (missing) throw new Error(`${thread}: a message was acknowledged and is gone: ${missing.text}`);
  }

  /** A line for each hand-over, in both threads where it goes to the other one, and a card for each word of danger. */
  checkLines(thread: Thread, messages: readonly Message[]): void {
    const lines = messages.filter(({ from, card }) => from === "system" && !card).length;
    const here = [...this.#handOvers.values()].filter((one) => one.thread === thread || threadOf(one) === thread);
    const stored = here.filter(({ isStored }) => isStored).length;
    if (lines < stored || lines > here.length)
      throw new Error(`${thread}: ${lines} lines of ${stored} to ${here.length} hand-overs`);
    let cards = 0;
    for (const { _id, card } of messages.toReversed()) {
      if (card) cards += 1;
      if (this.#written.get(_id)?.isDanger) cards -= 1;
      if (cards < 0) throw new Error(`${thread}: words of danger have no card after them`);
    }
    if (cards > 0) throw new Error(`${thread}: ${cards} cards without a message`);
  }

  /** When it is quiet, everything has arrived. */
  checkArrived(): void {
    if ([...this.#handOvers.values()].some(({ isStored }) => !isStored)) throw new Error("a hand-over never arrived");
    const missing = [...this.#written.values()].find(({ isStored, isGone }) => !isStored && !isGone);
    if (missing) throw new Error(`a message never arrived: ${missing.text}`);
  }

  #checkWritten(thread: Thread, { _id, from, text }: Message): void {
    const known = this.#written.get(_id);
    if (!known) throw new Error(`${thread}: nobody wrote this message, or it stands there twice: ${text}`);
    if (known.thread !== thread || known.from !== from || known.text !== text)
      throw new Error(`${thread}: a message was written otherwise: ${text}`);
    // Its answer was lost, and its page with it: the server has it all the same.
    this.store(_id);
  }

  #mark(thread: Thread, side: Side): { stored: number; asked: number } {
    const key = `${thread} ${side}`;
    const mark = this.#marks.get(key) ?? { stored: 0, asked: 0 };
    this.#marks.set(key, mark);
    return mark;
  }
}
