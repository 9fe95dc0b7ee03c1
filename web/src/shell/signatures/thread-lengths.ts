export const THREADS = 32;
const [SHORTEST, RANGE] = [10, 39];

/** One thread's length for each place, made of a plan's code alone: two codes never hang alike. */
export function threadLengths(code: string): number[] {
  // FNV-1a: spreads the code's 60 bits over all threads, the same everywhere.
  let state = 0x811c9dc5;
  const mix = (value: number) => {
    state = Math.imul(state ^ value, 0x01000193) >>> 0;
  };
  for (const character of code.replace(/[^0-9a-z]/gi, "").toUpperCase()) mix(character.charCodeAt(0));
  return Array.from({ length: THREADS }, (_, place) => {
    mix(place);
    return SHORTEST + ((state >>> 13) % RANGE);
  });
}
