import { hash, verify } from "@node-rs/argon2";

/** Argon2id's (the library's default): OWASP's parameters, and the least there are, for tests that make hundreds of members. */
export const HASHING_COSTS = {
  owasp: { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 },
  least: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
export type HashingCost = (typeof HASHING_COSTS)[keyof typeof HASHING_COSTS];

/** Takes 19 MiB and a core: runs under the `hashing` semaphore, which bounds both. */
export const hashPassword = (password: string, cost: HashingCost = HASHING_COSTS.owasp): Promise<string> =>
  hash(password, cost);

const dummyHashes = new Map<HashingCost, Promise<string>>();
const dummyHash = (cost: HashingCost): Promise<string> => {
  const made = dummyHashes.get(cost) ?? hashPassword("no account has this password", cost);
  dummyHashes.set(cost, made);
  return made;
};

/** Without a hash it verifies a dummy one: the duration must not disclose which accounts exist. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
  cost: HashingCost = HASHING_COSTS.owasp,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash(cost)), password);
  return matches && Boolean(passwordHash);
}
