type Times = { from: string; due: string | null; now: number };

/** Where now and the promised time stand on the thread, 0 to 1. A late promise lies behind now. */
export function threadOf({ from, due, now }: Times): { now: number; due: number; isLate: boolean } {
  const start = Date.parse(from);
  const passed = Math.max(0, now - start);
  const promised = due === null ? 0 : Math.max(0, Date.parse(due) - start);
  const whole = Math.max(passed, promised, 1);
  return { now: passed / whole, due: due === null ? 1 : promised / whole, isLate: due !== null && passed > promised };
}
