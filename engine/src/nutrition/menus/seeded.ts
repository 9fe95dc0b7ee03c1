/** A number from text, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** From 0 to 1 for a place in a week, whatever was asked before: what is left out changes nothing else. */
export const noiseOf = (seed: number, first: number, second: number): number =>
  mix(mix(seed + Math.imul(first + 1, 0x9e3779b1)) + Math.imul(second + 1, 0x85ebca6b)) / 0x100000000;

/** The last step of MurmurHash3. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
