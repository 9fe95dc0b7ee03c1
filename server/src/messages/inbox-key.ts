/**
 * For counting only, never for sending or finding: the inbox behind an e-mail address. What follows a plus is the
 * owner's own label, and Gmail ignores dots.
 */
export function inboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf("+");
  const name = plus > 0 ? local.slice(0, plus) : local;
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
