import { loginUrl } from "./return-to.ts";

/** Signing in is what these are for, or a step of theirs. */
const STAYS = /^\/(login|pagamento)(\/|$)/;

let navigations = 0;

/** What a screen's loader asks for. The address bar still shows the screen before: the loader says where to come back. */
export async function withinNavigation<T>(ask: () => Promise<T>): Promise<T> {
  navigations += 1;
  try {
    return await ask();
  } finally {
    navigations -= 1;
  }
}

/** The session ended under somebody who is on a screen: they sign in, and come back to it. */
export function leadToLogin(): void {
  if (navigations > 0 || STAYS.test(location.pathname)) return;
  location.assign(loginUrl(location.pathname));
}
