import { signInUrl } from "./staff-paths.ts";

/** Loads another document, so that nothing of a member stays in memory. */
export const leaveFor = (url: string): void => location.assign(url);

export const leaveForSignIn = (): void => leaveFor(signInUrl(location.pathname));
