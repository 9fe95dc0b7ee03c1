/** What the links in our emails carry: whoever holds it may act for somebody, so it is told to nobody. */
const secrets: ReadonlySet<string> = new Set(["prova", "retomar", "lista"]);
export const isSecret = (parameter: string): boolean => secrets.has(parameter);

/** A person's id never travels in an address: `/pagamento/<id>` is told as `/pagamento/:userId`. Nor does a secret. */
export const redactUrl = (address: string): string =>
  address
    .replace(/(\/pagamento\/)[^/?#]+/, "$1:userId")
    .replace(/(\/app\/pagamentos\/)[^/?#]+/, "$1:paymentId")
    .replace(/([?&])([^=&#]+)=[^&#]*/g, (whole, mark: string, name: string) => (isSecret(name) ? mark : whole))
    .slice(0, 4000);

/** The address of this page, bare: no query, no fragment, no id. */
export const barePage = (): string => redactUrl(location.origin + location.pathname);
