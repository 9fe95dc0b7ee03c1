const LENGTH = 12;

/** "7K4M-2Q9X-11RT", however it was typed; undefined where it cannot be a code. Crockford: O is 0, I and L are 1. */
export function parseCode(typed: string): string | undefined {
  const digits = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (digits.length !== LENGTH || !/^[0-9A-HJKMNP-TV-Z]+$/.test(digits)) return undefined;
  return digits.match(/.{4}/g)?.join("-");
}
