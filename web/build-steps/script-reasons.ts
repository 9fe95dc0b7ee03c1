/** Why each kind of code may run where people pay. Code without a line here does not get into the payment page. */
const reasons: [RegExp, string][] = [
  [/^node_modules\/(react|react-dom|scheduler|react-router)\//, "Draws the page and moves between its steps"],
  [/^node_modules\/(react-hook-form|@hookform\/resolvers)\//, "Holds what is typed in a form until it is sent"],
  [/^node_modules\/zod\//, "Checks what is typed before it is sent"],
  [/^node_modules\/libphonenumber-js\//, "Checks phone numbers of other countries; fetched when one is chosen"],
  [/^contract\//, "The API's addresses, prices and rules, and the brand"],
  [/^web\/src\/checkout\//, "The checkout itself"],
  [/^web\/src\/identity\//, "Accounts: signing in, signing up, a new password"],
  [/^web\/src\/tracking\//, "Consent, and events told to our own server; nothing to third parties"],
  [/^web\/src\/storage\.ts/, "Keeps what was typed for a reload, and forgets it when the payment is confirmed"],
  [/^web\/src\/(ui|content|site)\//, "Buttons, fields, pictures and words shared by all pages"],
  [/^web\/src\/(api\.ts|root\.tsx|entry)/, "Starts the page and talks to our own API"],
  [/^node_modules\/@react-router\/dev\//, "Starts the page and talks to our own API"],
  // The bundler's own few lines, and modules made by the build.
  [/^(\0|virtual:|vite\/|rolldown\/)/, "Joins the files that the build split"],
];

/** The reasons for a file's code, each once, in the order of the list. A module nobody gave a reason for throws. */
export function reasonsFor(modules: readonly string[]): string[] {
  const unexplained = modules.filter((module) => !reasons.some(([pattern]) => pattern.test(module)));
  if (unexplained.length > 0) throw new Error(`code on the payment page without a reason: ${unexplained.join(", ")}`);
  const found = reasons.filter(([pattern]) => modules.some((module) => pattern.test(module)));
  return [...new Set(found.map(([, reason]) => reason))];
}
