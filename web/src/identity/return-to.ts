const SCREEN = /^\/app(\/[\w-]+)*$/;

/** Where to sign in, and to come back from it to the screen that asked. */
export const loginUrl = (pathname: string): string =>
  SCREEN.test(pathname) && pathname !== "/app" ? `/login?volta=${encodeURIComponent(pathname)}` : "/login";

/** Where signing in leads: to the screen that asked for it, or home. Never anywhere outside the app. */
export function safeReturnTo({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search).get("volta") ?? pathname;
  return SCREEN.test(asked) ? asked : "/app";
}
