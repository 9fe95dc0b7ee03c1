/** Why each kind of code may run on the payment page. Code that matches no line here fails the build. */
const reasons: [RegExp, string][] = [
  [/^node_modules\/(react|react-dom|scheduler|react-router)\//, "Renders the page and navigates between its steps"],
  [/^node_modules\/zod\//, "Validates forms before submission"],
  [/^node_modules\/libphonenumber-js\//, "Validates phone numbers of other countries; fetched when one is chosen"],
  [/^contract\//, "The API's paths, prices and rules, and the brand"],
  [/^web\/src\/checkout\//, "The checkout itself"],
  [/^web\/src\/identity\//, "Accounts: signing in, signing up, a new password"],
  [/^web\/src\/tracking\//, "Consent, and events sent to our own server; nothing to third parties"],
  [/^web\/src\/storage\.ts/, "Keeps form drafts for a reload, and deletes them when the payment is confirmed"],
  [/^web\/src\/device-storage\.ts/, "On signing in, deletes what another account left on this device"],
  [/^web\/src\/(ui|content|site|shell)\//, "Components, pictures and copy shared by all pages"],
  [/^web\/src\/(api\.ts|page-rules\.ts|root\.tsx|entry)/, "Starts the page and calls our own API"],
  [/^node_modules\/@react-router\/dev\//, "Starts the page and calls our own API"],
  // The bundler's runtime, and virtual modules.
  [/^(\0|virtual:|vite\/|rolldown\/)/, "Joins the files that the build split"],
];

/** The reasons for a file's modules, without duplicates, in the order of the list. Throws for a module without one. */
export function reasonsFor(modules: readonly string[]): string[] {
  const unexplained = modules.filter((module) => !reasons.some(([pattern]) => pattern.test(module)));
  if (unexplained.length > 0) throw new Error(`code on the payment page without a reason: ${unexplained.join(", ")}`);
  const found = reasons.filter(([pattern]) => modules.some((module) => pattern.test(module)));
  return [...new Set(found.map(([, reason]) => reason))];
}
