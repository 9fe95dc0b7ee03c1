import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import type { Account } from "./account.ts";
import { checkPassword } from "./authenticate.ts";

/** Asks the signed-in person for their password again. A wrong one is a mistake in a form, not the end of the session. */
export async function confirmPassword(
  deps: Pick<Deps, "db" | "hashing" | "limits">,
  { account, password, ip }: { account: Account; password: string; ip: string },
): Promise<void> {
  try {
    await deps.limits.passwordCalls(ip, () => checkPassword(deps, { account, key: account.id, password, ip }));
  } catch (error) {
    if (error instanceof Problem && error.code === "wrong-credentials") throw new Problem("wrong-password");
    throw error;
  }
}
