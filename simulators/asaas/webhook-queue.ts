import type { Clock } from "./clock.ts";

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** The vendor's table: how long it waits before each attempt. After the last one fails, the queue pauses. */
const WAITS_MS = [
  0,
  30 * SECONDS,
  ...[1, 3.5, 5, 15, 25].map((minutes) => minutes * MINUTES),
  ...[1, 1, 1, 1, 1, 2, 2, 3].map((hours) => hours * HOURS),
];
const STORED_MS = 14 * 24 * HOURS;
const TIMEOUT_MS = 10 * SECONDS;
const CONCURRENCY = 50;
// Soon, but as a rule after the answer to the call that caused it.
const SOON_MS = 20;
const MAX_TIMER_MS = 2 ** 31 - 1;

export type Delivery = { id: string; event: string; paymentId: string; body: string; at: number };
type Waiting = Delivery & { dueAt: number; failures: number; onItsWay: boolean };
export type Attempt = {
  at: string;
  eventId: string;
  event: string;
  paymentId: string;
  attempt: number;
  result: string;
};

export type Target = {
  url: string;
  authToken: string | null;
  enabled: boolean;
  interrupted: boolean;
  sendType: "SEQUENTIALLY" | "NON_SEQUENTIALLY";
};

type Surroundings = { clock: Clock; log: (attempt: Attempt) => void; retryScale: number };

/** One subscriber's letters. Only a plain 200 within ten seconds counts as delivered. */
export function createQueue(target: Target, { clock, log, retryScale }: Surroundings) {
  const waiting: Waiting[] = [];
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let firesSoon = false;

  const now = (): number => clock.now().getTime();
  const isOpen = (): boolean => target.enabled && !target.interrupted && !closing.signal.aborted;
  /** In strict order only the first may leave, and the rest wait for it. */
  const candidates = (): Waiting[] => (target.sendType === "SEQUENTIALLY" ? waiting.slice(0, 1) : waiting);
  const forget = (delivery: Waiting): void => {
    const at = waiting.indexOf(delivery);
    if (at >= 0) waiting.splice(at, 1);
  };

  const nextDue = (): number | undefined =>
    (isOpen() ? candidates() : [])
      .filter(({ onItsWay }) => !onItsWay)
      .reduce<number | undefined>((soonest, { dueAt }) => Math.min(soonest ?? dueAt, dueAt), undefined);

  function pump(): void {
    clearTimeout(timer);
    firesSoon = false;
    for (const delivery of waiting.filter(({ at }) => at + STORED_MS < now())) forget(delivery);
    for (const delivery of isOpen() ? candidates() : []) {
      if (delivery.onItsWay || delivery.dueAt > now() || underWay.size >= CONCURRENCY) continue;
      const sending = send(delivery).finally(() => {
        underWay.delete(sending);
        pump();
      });
      underWay.add(sending);
    }
    if (underWay.size < CONCURRENCY) wakeUp();
  }

  function wakeUp(): void {
    const due = nextDue();
    // A steady stream of letters must not put off the first of them.
    if (due === undefined || firesSoon) return;
    const delay = Math.max(due - now(), SOON_MS);
    firesSoon = delay === SOON_MS;
    clearTimeout(timer);
    timer = setTimeout(pump, Math.min(delay, MAX_TIMER_MS)).unref();
  }

  async function send(delivery: Waiting): Promise<void> {
    delivery.onItsWay = true;
    const result = await post(target, delivery.body, closing.signal);
    delivery.onItsWay = false;
    if (closing.signal.aborted) return;
    const { id: eventId, event, paymentId, failures } = delivery;
    log({ at: clock.now().toISOString(), eventId, event, paymentId, attempt: failures + 1, result });
    if (result === "200") return forget(delivery);
    delivery.failures += 1;
    target.interrupted ||= delivery.failures >= WAITS_MS.length;
    delivery.dueAt = now() + (WAITS_MS[delivery.failures] ?? 0) * retryScale;
  }

  return {
    add(delivery: Delivery, dueAt = now()): void {
      waiting.push({ ...delivery, dueAt, failures: 0, onItsWay: false });
      wakeUp();
    },
    nextDue,
    pump,
    isBusy: (): boolean => underWay.size > 0 || (nextDue() ?? Number.POSITIVE_INFINITY) <= now(),
    underWay: (): Promise<unknown> => Promise.all(underWay),
    size: (): number => waiting.length,
    penalized: (): number => Math.max(0, ...waiting.map(({ failures }) => failures)),
    /** Forgets the waits; after a pause, also the failures. */
    retryNow({ fromScratch }: { fromScratch: boolean }): void {
      for (const delivery of waiting) {
        delivery.dueAt = Math.min(delivery.dueAt, now());
        if (fromScratch) delivery.failures = 0;
      }
      wakeUp();
    },
    close(): void {
      clearTimeout(timer);
      waiting.length = 0;
      closing.abort();
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;

async function post({ url, authToken }: Target, body: string, closing: AbortSignal): Promise<string> {
  try {
    const reply = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authToken && { "asaas-access-token": authToken }) },
      body,
      redirect: "manual",
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await reply.body?.cancel();
    return String(reply.status);
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
  }
}
