import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { LRUCache } from "lru-cache";

// AES-256-GCM under keys derived from our own secrets. Sealed bytes: format (1), key id (8), nonce (12), ciphertext,
// tag (16). Each account has a key of its own, so that random nonces never run out and no row fits another account.

const FORMAT = 1;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
/** A ciphertext is as long as its text: without padding its length would say whether it is a yes or a no. */
const PADDED_TO = 256;
const PADDING_MARK = 0x80;
/** Derived keys that are remembered: a member's answers are some seventy values under one key. */
const REMEMBERED_KEYS = 256;

/** Where sealed bytes stand: they open there only. */
export type EncryptionContext = { accountId: string; table: string; item: string };

/** Seals with the current secret; opens what the current secret and the previous ones sealed. */
export interface Encryption {
  seal(context: EncryptionContext, text: string): Buffer;
  /** Throws on anything that was not sealed in this context with one of the secrets. */
  open(context: EncryptionContext, sealed: Buffer): string;
  sealBytes(context: EncryptionContext, bytes: Buffer): Buffer;
  openBytes(context: EncryptionContext, sealed: Buffer): Buffer;
  /** Says by which secret bytes were sealed: they stand at `KEY_ID_AT` in every sealed value. */
  readonly currentKeyId: Buffer;
}

/** The position and length of the key id, as SQL counts. */
export const KEY_ID_AT = { from: 2, length: KEY_ID_BYTES } as const;

/** `keys` are derived for one purpose, the current one first. */
export function createEncryption(keys: readonly Buffer[]): Encryption {
  const known = keys.map((key) => ({ keyOf: rememberKeys(key), id: keyIdOf(key) }));
  const [current] = known;
  if (!current) throw new Error("encryption needs a key");
  const bytesOnly: Pick<Encryption, "sealBytes" | "openBytes"> = {
    sealBytes(context, bytes) {
      const header = Buffer.concat([Buffer.from([FORMAT]), current.id]);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.keyOf(context.accountId), nonce);
      cipher.setAAD(authenticated(header, context));
      const encrypted = Buffer.concat([cipher.update(padded(bytes)), cipher.final()]);
      return Buffer.concat([header, nonce, encrypted, cipher.getAuthTag()]);
    },
    openBytes(context, sealed) {
      const header = sealed.subarray(0, HEADER_BYTES);
      const named = known.find(({ id }) => id.equals(header.subarray(1)));
      if (header[0] !== FORMAT || !named || sealed.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES)
        throw new Error("sealed by no secret that we have");
      const nonce = sealed.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", named.keyOf(context.accountId), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(authenticated(header, context));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const encrypted = sealed.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES);
      return unpadded(Buffer.concat([decipher.update(encrypted), decipher.final()]));
    },
  };
  return {
    ...bytesOnly,
    currentKeyId: current.id,
    seal: (context, text) => bytesOnly.sealBytes(context, Buffer.from(text, "utf8")),
    open: (context, sealed) => bytesOnly.openBytes(context, sealed).toString("utf8"),
  };
}

const keyIdOf = (key: Buffer): Buffer => createHmac("sha256", key).update("key-id").digest().subarray(0, KEY_ID_BYTES);

/** The key of an account, derived once while it is among those used last. */
function rememberKeys(key: Buffer): (accountId: string) => KeyObject {
  const remembered = new LRUCache<string, KeyObject>({ max: REMEMBERED_KEYS });
  return (accountId) => {
    const derived = remembered.get(accountId) ?? accountKey(key, accountId);
    remembered.set(accountId, derived);
    return derived;
  };
}

const accountKey = (key: Buffer, accountId: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync("sha256", key, "", `account ${accountId}`, 32)));

const authenticated = (header: Buffer, { accountId, table, item }: EncryptionContext): Buffer =>
  Buffer.concat([header, Buffer.from(JSON.stringify([accountId, table, item]))]);

function padded(bytes: Buffer): Buffer {
  const whole = Buffer.alloc(Math.ceil((bytes.length + 1) / PADDED_TO) * PADDED_TO);
  bytes.copy(whole);
  whole[bytes.length] = PADDING_MARK;
  return whole;
}

const unpadded = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(PADDING_MARK));
