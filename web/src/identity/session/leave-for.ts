/** Navigates to another page. It never settles, so that a form stays busy until this page is gone. */
export function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
