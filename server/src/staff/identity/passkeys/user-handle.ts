/** Of a WebAuthn user: the account's id, sixteen random bytes that say nothing about the person. */
export const userHandleOf = (staffId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(staffId.replaceAll("-", ""), "hex"));
