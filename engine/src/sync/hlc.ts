// A hybrid logical clock: the wall clock, which never runs backwards and stays ahead of every clock it has seen, so that
// an edit made after reading another device's edit is later than it. As text it sorts in its own order.

export type Clock = { ms: number; counter: number };

const MAX_COUNTER = 0xffff;

/** The stamp of a new operation. `wallMs` may stand still or jump back: the clock does neither. */
export function nextHlc(clock: Clock, wallMs: number, device: string): { clock: Clock; hlc: string } {
  const next = tick(clock, Math.floor(wallMs));
  return { clock: next, hlc: `${hex(next.ms, 12)}-${hex(next.counter, 4)}-${device}` };
}

/** The clock after another device's operation was received. */
export function observe(clock: Clock, hlc: string): Clock {
  const { ms, counter } = parseHlc(hlc);
  return ms > clock.ms || (ms === clock.ms && counter > clock.counter) ? { ms, counter } : clock;
}

export function parseHlc(hlc: string): { ms: number; counter: number; device: string } {
  return {
    ms: Number.parseInt(hlc.slice(0, 12), 16),
    counter: Number.parseInt(hlc.slice(13, 17), 16),
    device: deviceOf(hlc),
  };
}

export const deviceOf = (hlc: string): string => hlc.slice(18);

function tick(clock: Clock, wallMs: number): Clock {
  if (wallMs > clock.ms) return { ms: wallMs, counter: 0 };
  if (clock.counter < MAX_COUNTER) return { ms: clock.ms, counter: clock.counter + 1 };
  return { ms: clock.ms + 1, counter: 0 };
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");
