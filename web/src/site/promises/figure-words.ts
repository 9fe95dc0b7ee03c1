import { promisesCopy as copy } from "../../content/promises-public.ts";

const BRASILIA_MS = -3 * 60 * 60_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 933 → "93,3%", 1000 → "100%". */
export const percentWords = (perMille: number): string =>
  `${perMille === 1000 ? "100" : (perMille / 10).toFixed(1).replace(".", ",")}%`;

/** 3391 → "3.391". */
export const countWords = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

export const plural = (count: number, one: string, many: string): string =>
  `${countWords(count)} ${count === 1 ? one : many}`;

/** A share of the promised time in the units of a clock: "9 s", "2min45", "3h12", "3 d 6 h". */
export function timeWords(percent: number, promisedSeconds: number | null): string {
  if (percent > 100) return copy.afterDue;
  if (promisedSeconds === null) return copy.ofPromise(percent);
  const seconds = Math.round((promisedSeconds * percent) / 100);
  if (seconds <= MINUTE && promisedSeconds < HOUR) return `${seconds} s`;
  if (seconds < HOUR) return joined(seconds, MINUTE, 1, ["min", " min"]);
  if (promisedSeconds <= DAY) return joined(seconds, HOUR, MINUTE, ["h", " h"]);
  const days = Math.floor(seconds / DAY);
  const hours = Math.round((seconds % DAY) / HOUR);
  return [days > 0 ? `${days} d` : "", hours > 0 ? `${hours} h` : ""].filter(Boolean).join(" ");
}

/** "2min45", and "3 min" where nothing is left. */
function joined(seconds: number, unit: number, rest: number, [between, alone]: readonly [string, string]): string {
  const whole = Math.floor(seconds / unit);
  const left = Math.floor((seconds % unit) / rest);
  return left === 0 ? `${whole}${alone}` : `${whole}${between}${String(left).padStart(2, "0")}`;
}

/** "03h00" in Brasília. */
export const hourWords = (moment: string): string =>
  new Date(Date.parse(moment) + BRASILIA_MS).toISOString().slice(11, 16).replace(":", "h");

/** "2026-11-19" → "19/11/2026". */
export const dayWords = (day: string): string => day.split("-").reverse().join("/");

/** "5c1e 08d7": the beginning of the file's hash. */
export const codeWords = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** "21,4 kB", which stays on one line. */
export const sizeWords = (bytes: number): string =>
  bytes < 1000 ? `${bytes}\u00a0bytes` : `${(bytes / 1000).toFixed(1).replace(".", ",")}\u00a0kB`;
