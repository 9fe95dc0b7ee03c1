import type { Message, Thread } from "@app/contract/conversations";

/** A promise of an answer, and the answer that ended it. */
export type ExpectedPromise = { subject: string; startsAt: string; fulfilledAt: string | null };
export type Expected = { waiting: Record<Thread, string | null>; promises: ExpectedPromise[] };

type Threads = Record<Thread, readonly Message[]>;
type Open = { since: string | null; promises: ExpectedPromise[] };

/** What a line of the service says of a hand-over: where the question goes, and whether from the other thread. */
export type HandOverLine = { to: Thread; isCrossing: boolean };
export type ReadLine = (thread: Thread, message: Message) => HandOverLine | null;

/**
 * What waits, and what was promised, from the threads alone. Written apart from the product: a person's message ends all
 * that waits in its thread, the next message of the member begins anew, and lines and cards of the service answer
 * nothing. A hand-over leaves something to read, and takes the promise along where it goes to the other thread: its two
 * lines pair the threads.
 */
export function expectedOf(threads: Threads, hasAccess: boolean, readLine: ReadLine): Expected {
  const open: Record<Thread, Open> = { team: nothing(), support: nothing() };
  const promises: ExpectedPromise[] = [];
  const left = { team: [...threads.team], support: [...threads.support] };

  function receive(thread: Thread, { _id: subject, at }: Message): void {
    const asked = open[thread];
    asked.since ??= at;
    if (!hasAccess || asked.promises.length > 0) return;
    const promise = { subject, startsAt: at, fulfilledAt: null };
    asked.promises.push(promise);
    promises.push(promise);
  }

  /** Up to the next step that stands in both threads. */
  function follow(thread: Thread): { to: Thread; at: string } | undefined {
    for (let message = left[thread].shift(); message; message = left[thread].shift()) {
      const line = readLine(thread, message);
      if (line?.isCrossing) return { to: line.to, at: message.at };
      if (line) open[thread].since ??= message.at;
      else if (message.from === "member") receive(thread, message);
      else if (message.from === "team") open[thread] = answered(open[thread], message.at);
    }
    return undefined;
  }

  for (;;) {
    const [one, other] = [follow("team"), follow("support")];
    if (!one && !other) break;
    if (one?.to !== other?.to || !one) throw new Error("a hand-over stands in one thread and not in the other");
    const [given, taking] = [open[one.to === "team" ? "support" : "team"], open[one.to]];
    taking.since = earliest(taking.since, given.since) ?? one.at;
    taking.promises.push(...given.promises);
    open[one.to === "team" ? "support" : "team"] = nothing();
  }
  return { waiting: { team: open.team.since, support: open.support.since }, promises };
}

const nothing = (): Open => ({ since: null, promises: [] });

function answered({ promises }: Open, at: string): Open {
  for (const promise of promises) promise.fulfilledAt = at;
  return nothing();
}

const earliest = (...times: (string | null)[]): string | null =>
  times.filter((time) => time !== null).toSorted()[0] ?? null;
