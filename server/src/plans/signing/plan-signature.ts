import type { Half } from "@app/contract/plan-document";

export const SIGNATURE_ACTS = ["signed", "acknowledged"] as const;

/** Whose act it is, as it stood at that moment. */
export type SigningPerson = {
  staffId: string;
  name: string;
  /** `CRN-3`. */
  council: string;
  number: string;
  method: "passkey" | "totp";
  ip: string | null;
};

/** One professional's act on a version of a plan; it never changes. */
export type PlanSignature = SigningPerson & {
  half: Half;
  act: (typeof SIGNATURE_ACTS)[number];
  /** The client's idempotency key. */
  key: string;
  /** Of the half that was signed, or of the other one, whose change was seen. */
  halfHash: Buffer;
  at: Date;
};

/** As the version's sealed content has it: a row that differs from it was changed. The address is no part of the act. */
export type SealedSignature = Omit<PlanSignature, "halfHash" | "at" | "ip"> & { halfHash: string; at: string };

export const sealSignature = ({ halfHash, at, ip: _ip, ...signature }: PlanSignature): SealedSignature => ({
  ...signature,
  halfHash: halfHash.toString("hex"),
  at: at.toISOString(),
});
