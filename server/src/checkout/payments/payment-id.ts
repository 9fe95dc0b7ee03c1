import { randomBytes } from "node:crypto";
import type { KeyRing } from "../../platform/key-ring.ts";
import type { Payment } from "./payment.ts";

/**
 * The id is all that the gateway stores of ours, so it encodes its owner: one half is a random nonce, the other the
 * account id's prefix and the channel, encrypted with our key. Without the key it looks like a random UUID.
 */
export function newPaymentId(keyRing: KeyRing, { accountId, via }: Pick<Payment, "accountId" | "via">): string {
  const random = randomBytes(HALF_BYTES).toString("hex");
  const nonce = `${random.slice(0, 12)}4${random.slice(13)}`;
  const plain = ((hexOf(accountId) >> (128n - ACCOUNT_BITS)) << 1n) | (via === "session" ? 1n : 0n);
  const [pad = 0n] = padsOf(keyRing, nonce);
  const sealed = VARIANT | (plain ^ pad);
  return dashed(`${nonce}${sealed.toString(16)}`);
}

export type PaymentOrigin = { via: Payment["via"]; from: string; to: string };

/**
 * The payment's owner and channel, as decrypted with each accepted key. A wrong key, or an id that is not ours, gives a
 * random prefix, which matches no account.
 */
export const parsePaymentId = (keyRing: KeyRing, id: string): PaymentOrigin[] => {
  const text = id.replaceAll("-", "").toLowerCase();
  const sealed = BigInt(`0x${text.slice(16)}`) & LOW_BITS;
  return padsOf(keyRing, text.slice(0, 16)).map((pad) => originIn(sealed ^ pad));
};

function originIn(plain: bigint): PaymentOrigin {
  const prefix = plain >> 1n;
  const edge = (bits: bigint) => dashed(bits.toString(16).padStart(32, "0"));
  const from = prefix << (128n - ACCOUNT_BITS);
  const to = ((prefix + 1n) << (128n - ACCOUNT_BITS)) - 1n;
  return { via: plain & 1n ? "session" : "email", from: edge(from), to: edge(to) };
}

const HALF_BYTES = 8;
/** Of a UUID's second half 62 bits are free; one of them is the channel. */
const ACCOUNT_BITS = 61n;
const VARIANT = 0b10n << 62n;
const LOW_BITS = (1n << 62n) - 1n;

/** One key stream per accepted key, the current key's first. */
const padsOf = (keyRing: KeyRing, nonce: string): bigint[] =>
  keyRing
    .for("payment-id")
    .signatures(`payment ${nonce}`)
    .map((signature) => signature.readBigUInt64BE() & LOW_BITS);
const hexOf = (uuid: string): bigint => BigInt(`0x${uuid.replaceAll("-", "")}`);
const dashed = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
