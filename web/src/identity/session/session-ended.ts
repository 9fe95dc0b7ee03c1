import { PAGE_WITH_LOGIN } from "../../page-rules.ts";
import { clearSession } from "../../storage.ts";

/** The stored session was refused on a public page. The app has a guard of its own. */
export function leaveForLogin(): void {
  clearSession();
  if (!PAGE_WITH_LOGIN.test(location.pathname)) location.assign("/login");
}
