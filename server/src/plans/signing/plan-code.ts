/** Crockford's: without I, L, O and U, which are read as something else. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const BITS = 5;

/** The first 60 bits of a version's hash, for people to read and type: `7K4M-2Q9X-11RT`. */
export function codeOf(hash: Buffer): string {
  const bits = BigInt(`0x${hash.toString("hex").slice(0, 16)}`) >> 4n;
  const digits = Array.from({ length: LENGTH }, (_, place) => {
    const shift = BigInt((LENGTH - 1 - place) * BITS);
    return ALPHABET[Number((bits >> shift) & 31n)];
  });
  return grouped(digits.join(""));
}

/** As it is stored, from what somebody typed; undefined when it cannot be a code. */
export function parseCode(typed: string): string | undefined {
  const digits = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const isCode = digits.length === LENGTH && Array.from(digits).every((digit) => ALPHABET.includes(digit));
  return isCode ? grouped(digits) : undefined;
}

const grouped = (digits: string): string => [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].join("-");
