import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = { challenge: string; user?: { id: string } };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const encoded = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** One passkey with a real ES256 key: it answers ceremonies as a browser at `origin` would. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, attested = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  };

  const credential = { id: encoded(credentialId), rawId: encoded(credentialId), type: "public-key" };

  return {
    register(options: unknown) {
      const { challenge, user } = options as Options;
      userHandle = user?.id ?? "";
      // COSE: EC2, ES256, P-256, and the point.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const authData = new Uint8Array(authenticatorData(USER_PRESENT | USER_VERIFIED | ATTESTED, attested));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", challenge)),
          attestationObject: encoded(Buffer.from(attestation)),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },

    /** `at` sets the counter back, as a copy of the authenticator would. */
    sign(options: unknown, { at, isVerified = true }: { at?: number; isVerified?: boolean } = {}) {
      counter = at ?? counter + 1;
      const client = clientData("webauthn.get", (options as Options).challenge);
      const data = authenticatorData(isVerified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}
