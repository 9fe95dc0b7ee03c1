/**
 * Preloaded in a node with clock skew: `Date` is off by the milliseconds in the file named by CLOCK_FILE, and jumps when
 * the file changes. Timers and monotonic clocks are unaffected, as on a real machine.
 */
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_FILE"] ?? "";
const RealDate = Date;
let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    // Not written yet: the offset stays unchanged.
  }
};
read();
setInterval(read, 50).unref();

class SkewedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}
globalThis.Date = SkewedDate as DateConstructor;
