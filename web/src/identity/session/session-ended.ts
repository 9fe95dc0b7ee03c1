import { PAGE_WITH_LOGIN } from "../../page-rules.ts";
import { loginUrl } from "./return-to.ts";

let navigations = 0;

/** For requests of a screen's loader. `location` still shows the previous screen, so the loader redirects itself. */
export async function withinNavigation<T>(request: () => Promise<T>): Promise<T> {
  navigations += 1;
  try {
    return await request();
  } finally {
    navigations -= 1;
  }
}

/** The session expired on an open screen: the member signs in and returns to it. */
export function redirectToLogin(): void {
  if (navigations > 0 || PAGE_WITH_LOGIN.test(location.pathname)) return;
  location.assign(loginUrl(location.pathname));
}
