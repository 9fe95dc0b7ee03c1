import { Problem } from "../../platform/http/problem.ts";
import type { Account } from "../accounts/account.ts";
import type { SessionDeps } from "../deps.ts";
import { checkPassword } from "../sessions/authenticate.ts";

/** Re-authenticates a signed-in member. A wrong password is a form error and does not end the session. */
export async function confirmPassword(
  deps: Pick<SessionDeps, "db" | "hashing" | "limits">,
  { account, password, ip }: { account: Account; password: string; ip: string },
): Promise<void> {
  try {
    await deps.limits.passwordCalls(ip, () => checkPassword(deps, { account, key: account.id, password, ip }));
  } catch (error) {
    if (error instanceof Problem && error.code === "wrong-credentials") throw new Problem("wrong-password");
    throw error;
  }
}
