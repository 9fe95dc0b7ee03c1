import { brand } from "@app/contract/brand";
import { Secret, TOTP } from "otpauth";

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones differ: the code before and the one after also count. */
const WINDOW = 1;
/** As long as ours, or longer: a shorter secret could be searched for. */
const SECRET_SHAPE = /^[A-Z2-7]{32,64}$/;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: `${brand.name}, equipe`,
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, and the address that an authenticator app reads from a QR code. */
export function newTotpSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

export const isTotpSecret = (secret: string): boolean => SECRET_SHAPE.test(secret);

/** The step whose code this is, or null. Algorithm and period are those that every authenticator app knows. */
export function counterOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret, "");
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** As an authenticator app shows it. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret, "").generate({ timestamp: at.getTime() });
