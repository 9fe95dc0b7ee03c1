import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Argon2id (the library's default) with OWASP's parameters. Runs under the `hashing` semaphore, which bounds memory and CPU. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const dummyHash = hashPassword("no account has this password");

/** Without a hash it verifies a dummy one: the duration must not disclose which accounts exist. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && Boolean(passwordHash);
}
