/**
 * Loaded before everything else in a node whose clock is wrong: `Date` is off by as many milliseconds as the file named in
 * CLOCK_FILE says, and jumps when the file changes. As on such a machine, timers and counters go on evenly.
 */
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_FILE"] ?? "";
const RealDate = Date;
let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    // Not written yet: the clock stays as it was.
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
