import { APP_SCREEN } from "../../page-rules.ts";

/** The login URL, with the screen to return to. */
export const loginUrl = (pathname: string): string =>
  APP_SCREEN.test(pathname) && pathname !== "/app" ? `/login?volta=${encodeURIComponent(pathname)}` : "/login";

/** The path after signing in: the requested screen, or the app's home. Never outside the app: no open redirect. */
export function safeReturnTo({ pathname, search }: { pathname: string; search: string }): string {
  const requested = new URLSearchParams(search).get("volta") ?? pathname;
  return APP_SCREEN.test(requested) ? requested : "/app";
}
