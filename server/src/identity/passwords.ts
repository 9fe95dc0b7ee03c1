import { hash } from "@node-rs/argon2";

/** Argon2id (the library's default) with OWASP's figures. Called behind `hashing`, the gate that bounds memory and CPU. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
