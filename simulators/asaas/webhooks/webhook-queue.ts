import type { Clock } from "../ledger/clock.ts";

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** The vendor's back-off before each attempt. After the last one fails, the queue is paused. */
const BACKOFF_MS = [
  0,
  30 * SECONDS,
  ...[1, 3.5, 5, 15, 25].map((minutes) => minutes * MINUTES),
  ...[1, 1, 1, 1, 1, 2, 2, 3].map((hours) => hours * HOURS),
];
const STORED_MS = 14 * 24 * HOURS;
const TIMEOUT_MS = 10 * SECONDS;
const CONCURRENCY = 50;
// Usually after the answer to the call that caused it.
const MIN_DELAY_MS = 20;
const MAX_TIMER_MS = 2 ** 31 - 1;

export type Delivery = { id: string; event: string; paymentId: string; body: string; at: number };
type Waiting = Delivery & { dueAt: number; failures: number; inFlight: boolean };
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

type QueueOptions = { clock: Clock; log: (attempt: Attempt) => void; retryScale: number };

/** One subscriber's deliveries. Only a 200 within ten seconds counts as delivered. */
export function createQueue(target: Target, { clock, log, retryScale }: QueueOptions) {
  const waiting: Waiting[] = [];
  const sendings = new Set<Promise<void>>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let firesSoon = false;

  const now = (): number => clock.now().getTime();
  const isOpen = (): boolean => target.enabled && !target.interrupted && !closing.signal.aborted;
  /** In sequential mode only the first delivery may be sent, and the rest wait for it. */
  const candidates = (): Waiting[] => (target.sendType === "SEQUENTIALLY" ? waiting.slice(0, 1) : waiting);
  const remove = (delivery: Waiting): void => {
    const at = waiting.indexOf(delivery);
    if (at >= 0) waiting.splice(at, 1);
  };

  const nextDue = (): number | undefined =>
    (isOpen() ? candidates() : [])
      .filter(({ inFlight }) => !inFlight)
      .reduce<number | undefined>((soonest, { dueAt }) => Math.min(soonest ?? dueAt, dueAt), undefined);

  function pump(): void {
    clearTimeout(timer);
    firesSoon = false;
    for (const delivery of waiting.filter(({ at }) => at + STORED_MS < now())) remove(delivery);
    for (const delivery of isOpen() ? candidates() : []) {
      if (delivery.inFlight || delivery.dueAt > now() || sendings.size >= CONCURRENCY) continue;
      const sending = send(delivery).finally(() => {
        sendings.delete(sending);
        pump();
      });
      sendings.add(sending);
    }
    if (sendings.size < CONCURRENCY) schedule();
  }

  function schedule(): void {
    const due = nextDue();
    // A steady stream of deliveries must not postpone the first one.
    if (due === undefined || firesSoon) return;
    const delay = Math.max(due - now(), MIN_DELAY_MS);
    firesSoon = delay === MIN_DELAY_MS;
    clearTimeout(timer);
    timer = setTimeout(pump, Math.min(delay, MAX_TIMER_MS)).unref();
  }

  async function send(delivery: Waiting): Promise<void> {
    delivery.inFlight = true;
    const result = await post(target, delivery.body, closing.signal);
    delivery.inFlight = false;
    if (closing.signal.aborted) return;
    const { id: eventId, event, paymentId, failures } = delivery;
    log({ at: clock.now().toISOString(), eventId, event, paymentId, attempt: failures + 1, result });
    if (result === "200") return remove(delivery);
    delivery.failures += 1;
    target.interrupted ||= delivery.failures >= BACKOFF_MS.length;
    delivery.dueAt = now() + (BACKOFF_MS[delivery.failures] ?? 0) * retryScale;
  }

  return {
    add(delivery: Delivery, dueAt = now()): void {
      waiting.push({ ...delivery, dueAt, failures: 0, inFlight: false });
      schedule();
    },
    nextDue,
    pump,
    isBusy: (): boolean => sendings.size > 0 || (nextDue() ?? Number.POSITIVE_INFINITY) <= now(),
    sendings: (): Promise<unknown> => Promise.all(sendings),
    size: (): number => waiting.length,
    penalized: (): number => Math.max(0, ...waiting.map(({ failures }) => failures)),
    /** Removes the back-off; after a pause, also the failure counts. */
    retryNow({ fromScratch }: { fromScratch: boolean }): void {
      for (const delivery of waiting) {
        delivery.dueAt = Math.min(delivery.dueAt, now());
        if (fromScratch) delivery.failures = 0;
      }
      schedule();
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
